import type { Condition } from '../../../rules/search/conditions.ts'
import { storeFullName } from '../store-name.ts'
import { counted } from './plural.ts'

export const search = {
  label: 'Search',
  placeholder: 'Search apps and games',
  go: 'Search',
  ask: 'What are you looking for?',
  askWhy: 'Search by app, developer or package name.',
  found: (n: number, most: number) =>
    n >= most ? `Top ${most} results` : `${counted(n, 'app', 'apps')} found`,
  none: (query: string) => `No results for "${query}". Try a shorter word, or browse below.`,
  corrected: (name: string) => `Showing results for "${name}". `,
  asTyped: (query: string) => `Search for "${query}" instead`,
  fewer: (query: string, part: string) => `No app matches all of "${query}". Showing results for "${part}".`,
  absent: (name: string, found: number) =>
    `"${name}" isn't available here.${found > 0 ? ' Similar apps:' : ''}`,
  noneSo: 'No apps match all of these filters. Try removing one.',
  conditions: 'Filters',
  conditionNames: {
    noads: 'No ads',
    nobuys: 'No purchases',
    stars: '4.5+ stars',
    stars4: '4+ stars',
    offline: 'Works offline',
    plain: 'No sensitive permissions',
    unshared: 'No data shared',
    small: 'Small size',
    mb3: 'Size up to 3 MB',
    mb10: 'Size up to 10 MB',
    mb50: 'Size up to 50 MB',
    android5: 'Runs on Android 5',
    android7: 'Runs on Android 7',
    android9: 'Runs on Android 9',
  } satisfies Record<Condition, string>,
  withoutCondition: (name: string) => `Remove filter: ${name}`,
  noConditions: 'Clear filters',
  free: 'Every app here is free to download. ',
  freeOfPurchases: 'Only free apps without purchases',
  games: 'Games',
  all: 'All',
  kind: 'Categories',
  sorts: { match: 'Most relevant', downloads: 'Most downloaded' },
  sort: 'Sort by',
  lists: 'Related charts and categories',
  list: (name: string) => `See ${name}`,
  ranks: { soft: 'Top apps', game: 'Top games' },
  hotWords: 'Popular searches',
  related: 'Related searches',
  categories: 'Browse categories',
  popular: 'Popular now',
  shots: (app: string) => `Screenshots of ${app}`,
  title: (query: string, page: number) =>
    `${query ? `${query} - ` : ''}Search${page > 1 ? ` - Page ${page}` : ''} - ${storeFullName()}`,
}

/** What the script of the search box says. */
export const suggest = {
  label: 'Suggestions',
  recent: 'Recent searches',
  hot: 'Popular searches',
  forget: 'Clear search history',
  developer: 'Developer',
  category: 'Category',
}
