export interface Video {
  title: string
  url: string
  posterKey: string
  /** `1:04` */
  length: string
}
