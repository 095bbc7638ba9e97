export interface Banner {
  id: number
  title: string
  body: string
  imageKey: string
  url: string
}
