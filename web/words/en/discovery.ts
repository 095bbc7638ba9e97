// Pages to find apps on: home, lists, developers, versions.

import { listSorts } from '../../../ui/words/en/list-sorts.ts'
import { storeFullName, storeName } from '../store-name.ts'
import { counted, nounFor } from './plural.ts'

const pageOf = (page: number) => (page > 1 ? ` - Page ${page}` : '')

export const home = {
  get title() {
    return `${storeFullName()} - Apps and games`
  },
  lead: 'Every app shows its developer, permissions, filing and file checksum. See it clearly, then download.',
  look: 'See details',
  features: 'Featured',
  beside: 'More featured',
  slide: (n: number) => `Slide ${n}`,
  categories: 'Categories',
  allCategories: 'All categories',
  hot: 'Popular now',
  hotWhy: 'Downloaded most in the past seven days',
  collections: 'Collections',
  allCollections: 'All collections',
  games: 'Games worth playing',
  fresh: 'New',
  ranks: 'Charts',
  ranksWhy: (day: string) => `By downloads in the last 7 days${day ? `, updated ${day}` : ''}`,
  topSoft: 'Top apps',
  topGame: 'Top games',
  rising: 'Rising fastest',
  risingShort: 'Rising',
  whole: 'Full chart',
  more: 'More',
  allGifts: (n: number) => (n > 999 ? 'All 999+' : `All ${n}`),
  promise: 'Know before you download',
  promiseWhy: 'Every app tells you these three things.',
  promises: [
    { title: 'Who signed it', body: 'Compared with every earlier version. If it changed, we say so.' },
    { title: 'The file is untouched', body: 'Its SHA-256 is public, so you can check what you downloaded.' },
    { title: 'What it asks for', body: 'Permissions in plain words, grouped by what they reach.' },
  ],
}

export const lists = {
  top: { soft: 'Top apps', game: 'Top games' },
  topTitle: (kind: string, page: number) => `${kind}${pageOf(page)} - ${storeFullName()}`,
  /** How a list is sorted; `day` is when it was worked out. */
  rules: {
    hot: 'By downloads in the last 7 days',
    rise: 'By growth in downloads over the 7 days before, for apps with at least 100 then',
    downloads: 'By all downloads',
    rating: 'By rating; apps with few ratings stand a little lower',
    new: 'By release date',
  },
  rule: (rule: string, day: string) => `${rule}${day ? `, updated ${day}` : ''}`,
  /** Where the list has arrows. */
  moves: (rule: string) => `${rule}. Arrows compare with yesterday`,
  categoryTitle: (name: string, page: number) => `${name}: top downloads${pageOf(page)} - ${storeFullName()}`,
  topDescription: (kind: string) => `${kind} by downloads in the last seven days, updated every few minutes.`,
  categoryDescription: (name: string) => `${name}: sorted by downloads, rating or release date.`,
  categories: 'Categories',
  all: 'All',
  sort: 'Sort by',
  filter: 'Filter',
  sorts: listSorts,
  marks: { noads: 'No ads', nobuys: 'No purchases', stars: '4.5+ stars' },
  count: (n: number, marks: string[]) => {
    const count = n >= 1000 ? 'First 1000 apps' : counted(n, 'app')
    return marks.length > 0 ? `${count} with: ${marks.join(', ')}` : count
  },
  none: 'No apps here yet.',
  noneMarked: 'No apps match.',
  unmark: 'Remove filters',
  rising: { soft: 'Apps rising fastest', game: 'Games rising fastest' },
  figures: {
    week: 'this week',
    rise: 'on last week',
    downloads: (count: string) => nounFor(count, 'download'),
    rating: (raters: string) => counted(raters, 'rating'),
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
    return `Charts - ${storeFullName()}`
  },
  heading: 'Charts',
  description: 'Popular, rising and top-rated apps and games, updated every few minutes.',
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
    return `A few apps, one story, picked by the editors of ${storeName()}.`
  },
  none: 'No collections yet. Come back in a few days.',
  count: (n: number) => counted(n, 'app'),
}

export const developerPage = {
  title: (name: string, page: number) => `Apps by ${name}${pageOf(page)} - ${storeFullName()}`,
  description: (name: string, count: string) => `${counted(count, 'app')} by ${name} on ${storeName()}.`,
  get verified() {
    return `Identity verified by ${storeName()}`
  },
  notVerified: 'Identity not verified',
  joined: (year: string) => `Joined in ${year}`,
  count: (count: string) => nounFor(count, 'app'),
  downloads: (count: string) => nounFor(count, 'download'),
  score: 'average rating',
  updated: 'last update',
  more: '1000+',
  apps: 'Apps',
  sorts: { updated: 'Latest', downloads: 'Most downloads' },
  others: 'You may also like',
  contact: 'Contact',
  email: 'Email',
  website: 'Website',
  standing: 'Company',
  legalName: 'Name',
  address: 'Address',
  filing: 'Filing',
  none: 'This developer has no apps here at the moment.',
  cut: 'Only the 1000 apps updated last are listed here.',
}

export const historyPage = {
  title: (app: string, page: number) => `${app}: all versions${pageOf(page)} - ${storeFullName()}`,
  description: (app: string, count: number) =>
    `${counted(count, 'version')} of ${app}: what's new, permission changes, sizes and APKs.`,
  heading: ': all versions',
  open: (n: number) => (n === 1 ? 'See the version' : `See all ${n} versions`),
  cut: 'Only the latest 1000 versions are listed here.',
  why: 'Old versions may have problems that were fixed since. Use the latest unless you need another.',
}
