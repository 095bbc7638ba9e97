import { storeFullName } from '../store-name.ts'
import { counted } from './plural.ts'

export const search = {
  label: 'Search',
  placeholder: 'Apps and games',
  go: 'Search',
  ask: 'What are you looking for?',
  askWhy: 'Type the name of an app, a developer or a package.',
  found: (n: number, most: number) => (n >= most ? `The ${most} best matches` : `${counted(n, 'app')} found`),
  none: (query: string) => `No results for "${query}". Try a shorter word, or go on from here.`,
  corrected: (name: string) => `Showing results for "${name}". `,
  asTyped: (query: string) => `Search for "${query}" instead`,
  fewer: (query: string, part: string, n: number, most: number) =>
    `No app matches "${query}". ${n >= most ? 'Results' : counted(n, 'result')} for "${part}":`,
  games: 'Games',
  all: 'All',
  kind: 'Categories',
  sorts: { match: 'Best match', downloads: 'Most downloaded' },
  sort: 'Sort by',
  lists: 'Related charts and categories',
  list: (name: string) => `Go to ${name}`,
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
  forget: 'Clear recent searches',
  developer: 'Developer',
  category: 'Category',
}
