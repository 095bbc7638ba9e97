import type { AppItem } from '../../kit/app-list.tsx'

export interface DeveloperModel {
  developerId: number
  name: string
  verified: boolean
  /** undefined: none, or nowhere that a page may lead to. */
  website: { url: string; host: string } | undefined
  canonical: string | undefined
  count: string
  updated: string | undefined
  apps: AppItem[]
  /** How many stand on the pages before. */
  from: number
  page: number
  lastPage: number
  /** Set on the last page when there are more than may be listed. */
  cut: boolean
}
