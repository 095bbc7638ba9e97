import type { AppItem } from '../../kit/app-list.tsx'
import type { HomeModel } from '../home/model.ts'

/** A page that is not there, or no longer. */
export interface MissingModel {
  title: string
  heading: string
  body: string
  /** Where to go from here; the home page when there is nothing nearer. */
  way?: { url: string; label: string }
  /** What may do instead of an app that is gone; of any other page. */
  related: AppItem[]
  popular: AppItem[]
  categories: HomeModel['categories']
}
