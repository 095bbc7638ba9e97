import type { Lang } from '../../kit/lang.ts'

export interface Notice {
  body: string
  lang?: Lang
  url?: string | undefined
}
