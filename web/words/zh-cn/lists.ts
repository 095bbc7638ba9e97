// Pages that list: comments of an app, gift cards; and leafing through them.

import { storeFullName, storeName } from '../store-name.ts'

export const pager = {
  label: '分页',
  previous: '上一页',
  next: '下一页',
  page: (n: number) => `第 ${n} 页`,
}

export const commentPage = {
  title: (app: string, page: number) =>
    `${app}的评论${page > 1 ? ` 第 ${page} 页` : ''} - ${storeFullName()}`,
  description: (app: string, count: string) => `${app}的 ${count} 条评论，附开发者和其他用户的回复。`,
  heading: (app: string) => `${app}的评论`,
  back: '返回应用页',
  open: (count: string) => `查看全部 ${count} 条评论`,
  filter: '按评分看',
  any: '全部',
  sort: '排序',
  newest: '最新',
  replies: '回复最多',
  more: '999+',
  noneRated: (stars: number) => `还没有 ${stars} 星的评论。`,
  showAll: '看全部评论',
  cut: (n: number) => `这里只列出前 ${n} 条评论。`,
}

export const giftPage = {
  title: (page: number) => `礼包${page > 1 ? ` 第 ${page} 页` : ''} - ${storeFullName()}`,
  heading: (n: number) => (n > 999 ? '999+ 个礼包可领' : `${n} 个礼包可领`),
  get lead() {
    return `领取后在应用内兑换，${storeName()}不收取费用。`
  },
  none: '现在没有可以领的礼包，过几天再来看看。',
  appTitle: (app: string) => `${app}礼包 - ${storeFullName()}`,
  appHeading: (app: string) => `${app}的礼包`,
  appDescription: (app: string) => `${app}的礼包和兑换码，领取后在应用内兑换，${storeName()}不收取费用。`,
  noneOfApp: '这个应用暂时没有礼包。',
  elsewhere: '更多礼包',
  all: '全部礼包',
  list: '礼包列表',
}

const ended = '已结束'

export const giftCard = {
  claim: '领取',
  claimOf: (title: string) => `领取 ${title}`,
  there: (host: string) => `在 ${host} 领取，会离开${storeName()}`,
  codeThere: (host: string) => `在应用里填兑换码，或到 ${host} 领取`,
  codeInApp: '复制兑换码，在应用里填写',
  ended,
  taken: '已领完',
  byCode: '凭码兑换',
  noLink: '暂不能领',
  stock: (left: string, total: string) => `剩余 ${left} / ${total}`,
  share: (percent: number) => `剩余 ${percent}%`,
  code: '兑换码',
  copy: '复制',
  copyOf: (title: string) => `复制 ${title} 的兑换码`,
}
