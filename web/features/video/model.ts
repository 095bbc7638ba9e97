export interface Video {
  title: string
  /** The title's, where it is not the page's. */
  lang?: string | undefined
  url: string
  posterKey: string
  /** `1:04` */
  length: string
}
