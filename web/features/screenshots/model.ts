export interface Screenshot {
  key: string
  orientation: 'portrait' | 'landscape'
  caption: string
}
