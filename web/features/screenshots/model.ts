export interface Screenshot {
  key: string
  orientation: 'portrait' | 'landscape'
  caption: string
  /** The caption's, where it is not the page's. */
  lang?: string | undefined
}
