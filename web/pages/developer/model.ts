import type { ProofMethod } from '../../../contract/proofs.ts'
import type { DeveloperSort } from '../../../rules/apps/app-sorts.ts'
import type { AppItem } from '../../kit/app-list.tsx'
import type { Lang } from '../../kit/lang.ts'

export interface DeveloperModel {
  developerId: number
  name: string
  verified: boolean
  /** When the store got to know them: a year. */
  joined: string | undefined
  description: string | undefined
  descriptionLang?: Lang
  /** undefined: the first letter of the name. */
  logoKey: string | undefined
  canonical: string | undefined
  facts: DeveloperFacts
  /** What the store knows them by. */
  proofs: ProofView[]
  contact: DeveloperContact
  sort: DeveloperSort
  apps: AppItem[]
  /** By others; where there are few of their own. */
  others: AppItem[]
  /** How many stand on the pages before. */
  from: number
  page: number
  lastPage: number
  /** Set on the last page when there are more than may be listed. */
  cut: boolean
}

export interface ProofView {
  id: number
  method: ProofMethod
  holds: boolean
  state: string
  title: string
  /** What staff saw; empty for other methods. */
  papers: string
  facts: string
  /** The line by which anyone repeats the check. */
  repeat: string | undefined
}

export interface DeveloperFacts {
  count: string
  downloads: string | undefined
  score: string | undefined
  updated: string | undefined
}

/** Whatever is undefined is not known. */
export interface DeveloperContact {
  /** undefined also: nowhere that a page may lead to. */
  website: { url: string; host: string } | undefined
  email: string | undefined
  legalName: string | undefined
  address: string | undefined
  filingNumber: string | undefined
}
