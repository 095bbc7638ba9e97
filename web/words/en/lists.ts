// Pages that list: comments of an app, gift cards; and leafing through them.

import { storeFullName, storeName } from '../store-name.ts'
import { counted } from './plural.ts'

const pageOf = (page: number) => (page > 1 ? ` - Page ${page}` : '')

export const pager = {
  label: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  page: (n: number) => `Page ${n}`,
}

export const commentPage = {
  title: (app: string, page: number) => `Reviews of ${app}${pageOf(page)} - ${storeFullName()}`,
  description: (app: string, count: string) =>
    `${counted(count, 'review', 'reviews')} of ${app}, with replies from the developer and other people.`,
  heading: (app: string) => `Reviews of ${app}`,
  back: 'Back to the app',
  open: (count: string) => (count === '1' ? 'See the review' : `See all ${count} reviews`),
  filter: 'Filter by rating',
  any: 'All',
  sort: 'Sort by',
  newest: 'Newest',
  replies: 'Most replies',
  more: '999+',
  noneRated: (stars: number) => `No ${stars}-star reviews yet.`,
  showAll: 'See all reviews',
  cut: (n: number) => `Showing the first ${n.toLocaleString('en-US')} reviews.`,
}

export const giftPage = {
  title: (page: number) => `Gifts${pageOf(page)} - ${storeFullName()}`,
  heading: (n: number) => `${n > 999 ? '999+ gifts' : counted(n, 'gift', 'gifts')} available`,
  get lead() {
    return `Claim a gift or copy its code, then redeem it in the app. ${storeName()} charges nothing.`
  },
  none: 'No gifts right now. Check back soon.',
  appTitle: (app: string) => `Gifts for ${app} - ${storeFullName()}`,
  appHeading: (app: string) => `Gifts for ${app}`,
  appDescription: (app: string) =>
    `Gifts and codes for ${app}. Claim a gift or copy its code, then redeem it in the app. ${storeName()} charges nothing.`,
  noneOfApp: 'No gifts for this app right now.',
  elsewhere: 'More gifts',
  all: 'All gifts',
  list: 'List of gifts',
}

const ended = 'Ended'

export const giftCard = {
  claim: 'Claim',
  claimOf: (title: string) => `Claim ${title}`,
  there: (host: string) => `Claim at ${host} (leaves ${storeName()})`,
  codeThere: (host: string) => `Enter the code in the app, or claim at ${host}`,
  codeInApp: 'Copy the code and enter it in the app',
  ended,
  taken: 'All claimed',
  byCode: 'Code',
  noLink: 'Not available yet',
  stock: (left: string, total: string) => `${left} of ${total} left`,
  share: (percent: number) => `${percent}% left`,
  code: 'Code',
  copy: 'Copy',
  copyOf: (title: string) => `Copy the code for ${title}`,
}
