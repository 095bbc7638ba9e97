export interface Notice {
  body: string
  url?: string | undefined
}
