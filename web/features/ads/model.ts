import type { Lang } from '../../kit/lang.ts'

export interface Banner {
  id: number
  title: string
  body: string
  lang?: Lang
  imageKey: string
  url: string
}
