// Pages to find apps on: home, lists, developers, versions.

import { listSorts } from '../../../ui/words/en/list-sorts.ts'
import { storeFullName, storeName } from '../store-name.ts'
import { counted, nounFor } from './plural.ts'

const pageOf = (page: number) => (page > 1 ? ` - Page ${page}` : '')

export const home = {
  get title() {
    return `${storeFullName()}: Android apps and games`
  },
  lead: 'See who made an app, what it can access and how to verify the file, before you download.',
  look: 'See details',
  features: 'Featured',
  beside: 'More featured',
  slide: (n: number) => `Slide ${n}`,
  categories: 'Categories',
  allCategories: 'All categories',
  hot: 'Popular now',
  hotWhy: 'Most downloaded in the past 7 days',
  collections: 'Collections',
  allCollections: 'All collections',
  games: 'Games worth playing',
  fresh: 'New',
  ranks: 'Top charts',
  ranksWhy: (day: string) => `By downloads in the past 7 days${day ? `, updated ${day}` : ''}`,
  topSoft: 'Top apps',
  topGame: 'Top games',
  rising: 'Trending',
  risingShort: 'Trending',
  whole: 'See full chart',
  more: 'See all',
  allGifts: (n: number) => (n > 999 ? 'All 999+' : `All ${n}`),
  promise: 'Know before you download',
  promiseWhy: 'Every app page tells you three things.',
  promises: [
    {
      title: 'Who signed it',
      body: 'We compare the signature with earlier versions, and tell you if it changed.',
    },
    { title: 'How to verify it', body: 'We publish the SHA-256, so you can verify your download.' },
    { title: 'What it can access', body: 'Permissions in plain words, grouped by what they reach.' },
  ],
}

export const lists = {
  top: { soft: 'Top apps', game: 'Top games' },
  topTitle: (kind: string, page: number) => `${kind}${pageOf(page)} - ${storeFullName()}`,
  /** How a list is sorted; `day` is when it was worked out. */
  rules: {
    hot: 'By downloads in the past 7 days',
    rise: 'By growth over the previous 7 days. Needs at least 100 downloads in that week',
    downloads: 'By total downloads',
    rating: 'By rating. Apps with few ratings rank a little lower',
    new: 'By release date',
  },
  rule: (rule: string, day: string) => `${rule}${day ? `. Updated ${day}` : ''}`,
  /** Where the list has arrows. */
  moves: (rule: string) => `${rule}. Arrows show the change since yesterday.`,
  categoryTitle: (name: string, page: number) => `${name}: top downloads${pageOf(page)} - ${storeFullName()}`,
  topDescription: (kind: string) => `${kind} by downloads in the past 7 days, updated every few minutes.`,
  categoryDescription: (name: string) => `${name}: sorted by downloads, rating or release date.`,
  categories: 'Categories',
  all: 'All',
  sort: 'Sort by',
  filter: 'Filter',
  sorts: listSorts,
  marks: { noads: 'No ads', nobuys: 'No purchases', stars: '4.5+ stars' },
  count: (n: number, marks: string[]) => {
    const count = n >= 1000 ? 'Top 1,000 apps' : counted(n, 'app', 'apps')
    return marks.length > 0 ? `${count} with: ${marks.join(', ')}` : count
  },
  none: 'No apps here yet.',
  noneMarked: 'No apps match these filters.',
  unmark: 'Clear filters',
  rising: { soft: 'Trending apps', game: 'Trending games' },
  figures: {
    week: 'this week',
    rise: 'vs. last week',
    downloads: (count: string) => nounFor(count, 'download', 'downloads'),
    rating: (raters: string) => counted(raters, 'rating', 'ratings'),
    new: 'released',
  },
  fresh: 'New',
  moved: (by: number | 'new') =>
    by === 'new'
      ? ", not on yesterday's chart"
      : by === 0
        ? ', same as yesterday'
        : `, ${by > 0 ? 'up' : 'down'} ${Math.abs(by)} since yesterday`,
}

/** The ways into the lists. */
export const topPage = {
  get title() {
    return `Top charts - ${storeFullName()}`
  },
  heading: 'Top charts',
  description: 'Popular, trending and top-rated apps and games, updated every few minutes.',
}

export const categoriesPage = {
  get title() {
    return `All categories - ${storeFullName()}`
  },
  heading: 'All categories',
  description: 'Find apps and games by category.',
}

export const collections = {
  get title() {
    return `Collections - ${storeFullName()}`
  },
  titleOf: (title: string) => `${title} - ${storeFullName()}`,
  heading: 'Collections',
  get lead() {
    return `Hand-picked by the ${storeName()} editors.`
  },
  none: 'No collections yet. Check back soon.',
  count: (n: number) => counted(n, 'app', 'apps'),
}

export const developerPage = {
  title: (name: string, page: number) => `Apps by ${name}${pageOf(page)} - ${storeFullName()}`,
  description: (name: string, count: string) =>
    `${counted(count, 'app', 'apps')} by ${name} on ${storeName()}.`,
  notVerified: 'Identity not verified',
  joined: (year: string) => `On ${storeName()} since ${year}`,
  count: (count: string) => nounFor(count, 'app', 'apps'),
  downloads: (count: string) => nounFor(count, 'download', 'downloads'),
  score: 'average rating',
  updated: 'last update',
  more: '1000+',
  apps: 'Apps',
  sorts: { updated: 'Recently updated', downloads: 'Most downloaded' },
  others: 'You might also like',
  contact: 'Contact',
  email: 'Email',
  website: 'Website',
  standing: 'Company',
  legalName: 'Name',
  address: 'Address',
  filing: 'China filing number',
  none: 'No apps from this developer right now.',
  cut: 'Showing the 1,000 most recent.',
}

export const historyPage = {
  title: (app: string, page: number) => `${app} version history${pageOf(page)} - ${storeFullName()}`,
  description: (app: string, count: number) =>
    `${counted(count, 'version', 'versions')} of ${app}: what's new, permission changes, sizes and APKs.`,
  heading: (app: string) => `${app} version history`,
  open: (n: number) => (n === 1 ? 'See the version' : `See all ${n} versions`),
  cut: 'Showing the 1,000 most recent.',
  why: 'Older versions may have bugs that were fixed later. Use the latest unless you need a specific one.',
}
