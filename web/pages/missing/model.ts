import type { AppItem } from '../../kit/app-list.tsx'
import type { HomeModel } from '../home/model.ts'

/** A page that is not there, or no longer. */
export interface MissingModel {
  title: string
  heading: string
  body: string
  /** Where to go from here; the home page when there is nothing nearer. */
  way?: { url: string; label: string }
  /** What may do instead. */
  popular: AppItem[]
  categories: HomeModel['categories']
}
