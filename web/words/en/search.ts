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
