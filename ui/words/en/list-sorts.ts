import type { AppSort } from '../../../rules/apps/app-sorts.ts'

export const listSorts = {
  hot: 'Popular',
  rise: 'Trending',
  downloads: 'Most downloaded',
  rating: 'Top rated',
  new: 'New',
} satisfies Record<AppSort, string>
