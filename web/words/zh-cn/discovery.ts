// Pages to find apps on: home, lists, developers, versions.

import { listSorts } from '../../../ui/words/zh-cn/list-sorts.ts'
import { storeFullName, storeName } from '../store-name.ts'

const pageOf = (page: number) => (page > 1 ? ` 第 ${page} 页` : '')

export const home = {
  get title() {
    return `${storeFullName()} - 应用和游戏`
  },
  lead: '每个应用都写清开发者、权限、备案和文件校验值。先看明白，再下载。',
  look: '查看详情',
  features: '精选',
  beside: '更多精选',
  slide: (n: number) => `第 ${n} 张`,
  categories: '分类',
  allCategories: '全部分类',
  hot: '大家在装',
  hotWhy: '过去 7 天下载最多',
  collections: '专题',
  allCollections: '全部专题',
  games: '值得玩的游戏',
  fresh: '最新上架',
  ranks: '排行榜',
  ranksWhy: (day: string) => `按最近 7 天的下载量${day ? `，${day} 更新` : ''}`,
  topSoft: '软件榜',
  topGame: '游戏榜',
  rising: '飙升',
  risingShort: '飙升',
  whole: '查看完整榜单',
  more: '查看全部',
  allGifts: (n: number) => (n > 999 ? '全部 999+ 个' : `全部 ${n} 个`),
  promise: '下载之前，先看清楚',
  promiseWhy: '每个应用都写明这三件事。',
  promises: [
    { title: '谁签的名', body: '签名与历史版本逐一比对，换了会写明。' },
    { title: '怎样核对', body: '公开 SHA-256，下载后可自行核对。' },
    { title: '它要什么权限', body: '用大白话说明，按接触到的东西分组。' },
  ],
}

export const lists = {
  top: { soft: '软件排行', game: '游戏排行' },
  topTitle: (kind: string, page: number) => `${kind}${pageOf(page)} - ${storeFullName()}`,
  /** How a list is sorted; `day` is when it was worked out. */
  rules: {
    hot: '按最近 7 天的下载量',
    rise: '按下载量比前 7 天的增幅，前 7 天至少 100 次下载才参与',
    downloads: '按总下载量',
    rating: '按评分，评分的人很少时靠后一些',
    new: '按上架日期',
  },
  rule: (rule: string, day: string) => `${rule}${day ? `，${day} 更新` : ''}`,
  /** Where the list has arrows. */
  moves: (rule: string) => `${rule}；箭头表示较昨天的名次变化`,
  categoryTitle: (name: string, page: number) => `${name}下载排行${pageOf(page)} - ${storeFullName()}`,
  topDescription: (kind: string) => `${kind}，按最近七天的下载次数排，每几分钟更新。`,
  categoryDescription: (name: string) => `${name}类的应用，可以按下载、评分和上架时间看。`,
  categories: '分类',
  all: '全部',
  sort: '排序',
  filter: '筛选',
  sorts: listSorts,
  marks: { noads: '无广告', nobuys: '无内购', stars: '4.5 分以上' },
  count: (n: number, marks: string[]) => {
    const count = n >= 1000 ? '前 1000 个应用' : `共 ${n} 个`
    return marks.length > 0 ? `符合“${marks.join('、')}”的${count}` : count
  },
  none: '这里还没有应用。',
  noneMarked: '没有符合条件的应用。',
  unmark: '清除筛选',
  rising: { soft: '飙升软件', game: '飙升游戏' },
  figures: {
    week: '本周下载',
    rise: '比上周',
    downloads: (_count: string) => '总下载',
    rating: (raters: string) => `${raters} 人评分`,
    new: '上架',
  },
  fresh: '新',
  moved: (by: number | 'new') =>
    by === 'new'
      ? '，昨天不在榜上'
      : by === 0
        ? '，与昨天相同'
        : `，比昨天${by > 0 ? '上升' : '下降'} ${Math.abs(by)} 位`,
}

/** The ways into the lists. */
export const topPage = {
  get title() {
    return `排行榜 - ${storeFullName()}`
  },
  heading: '排行榜',
  description: '软件和游戏的热门榜、飙升榜和好评榜，每几分钟更新。',
}

export const categoriesPage = {
  get title() {
    return `全部分类 - ${storeFullName()}`
  },
  heading: '全部分类',
  description: '按分类找软件和游戏。',
}

export const collections = {
  get title() {
    return `专题 - ${storeFullName()}`
  },
  titleOf: (title: string) => `${title} - ${storeFullName()}`,
  heading: '专题',
  get lead() {
    return `几个应用，一个故事，由${storeName()}的编辑挑选。`
  },
  none: '还没有专题，过几天再来看看。',
  count: (n: number) => `${n} 个应用`,
}

export const developerPage = {
  title: (name: string, page: number) => `${name}的应用${pageOf(page)} - ${storeFullName()}`,
  description: (name: string, count: string) => `${name}在${storeName()}上的 ${count} 个应用。`,
  notVerified: '身份未经核实',
  joined: (year: string) => `${year} 年入驻`,
  /** Labels below a count, as are the next. */
  count: (_count: string) => '个应用',
  downloads: (_count: string) => '次下载',
  score: '平均评分',
  updated: '最近更新',
  more: '1000+',
  apps: '应用',
  sorts: { updated: '最近更新', downloads: '下载最多' },
  others: '也许你还会喜欢',
  contact: '联系开发者',
  email: '邮箱',
  website: '官网',
  standing: '资质',
  legalName: '主体',
  address: '地址',
  filing: '备案',
  none: '这位开发者目前没有在架的应用。',
  cut: '这里只列出最近更新的 1000 个应用。',
}

export const historyPage = {
  title: (app: string, page: number) => `${app}历史版本${pageOf(page)} - ${storeFullName()}`,
  description: (app: string, count: number) => `${app}的 ${count} 个版本：更新内容、权限变化、大小和安装包。`,
  heading: (app: string) => `${app}的历史版本`,
  open: (n: number) => `查看全部 ${n} 个版本`,
  cut: '这里只列出最近的 1000 个版本。',
  why: '旧版本可能有已修复的问题，没有特别需要请用最新版。',
}
