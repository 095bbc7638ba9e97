import type { AppSort } from '../../../rules/apps/app-sorts.ts'

export const listSorts = {
  hot: 'Popular',
  rise: 'Rising',
  downloads: 'Most downloads',
  rating: 'Top rated',
  new: 'New',
} satisfies Record<AppSort, string>
