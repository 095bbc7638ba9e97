// Pages to find apps on: home, lists, developers, versions.

const site = '花架 Pergola'
const pageOf = (page: number) => (page > 1 ? ` 第 ${page} 页` : '')

export const home = {
  title: '花架 Pergola - 应用和游戏',
  lead: '每个应用都写清开发者、权限、备案和文件校验值。先看明白，再下载。',
  look: '查看',
  features: '精选',
  categories: '分类',
  hot: '大家在装',
  hotWhy: '过去七天下载最多',
  games: '值得玩的游戏',
  fresh: '新上架',
  ranks: '排行',
  topSoft: '软件榜',
  topGame: '游戏榜',
  rising: '上升最快',
  whole: '完整榜单',
  more: '更多',
  allGifts: (n: number) => (n > 999 ? '全部 999+ 个' : `全部 ${n} 个`),
  promise: '下载之前，先看清楚',
  promiseWhy: '每个应用都写明这三件事。',
  promises: [
    { title: '谁签的名', body: '签名与历史版本逐一比对，换了会写明。' },
    { title: '文件没被改', body: '公开 SHA-256，下载后可自行核对。' },
    { title: '它要什么权限', body: '用大白话说明，按接触到的东西分组。' },
  ],
}

export const lists = {
  top: { soft: '软件排行', game: '游戏排行' },
  topTitle: (kind: string, page: number) => `${kind}${pageOf(page)} - ${site}`,
  topLead: '按最近七天的下载次数排，每几分钟更新。',
  categoryTitle: (name: string, page: number) => `${name}下载排行${pageOf(page)} - ${site}`,
  categoryLead: (name: string) => `${name}类的应用，可以按下载、评分和上架时间看。`,
  categories: '分类',
  all: '全部',
  sort: '排序',
  filter: '筛选',
  sorts: { hot: '热门', rise: '上升最快', downloads: '下载最多', rating: '评分最高', new: '最新' },
  marks: { noads: '无广告', nobuys: '无内购', stars: '4.5 分以上' },
  count: (n: number) => (n >= 1000 ? '列出前 1000 个' : `共 ${n} 个`),
  none: '这里还没有应用。',
  noneMarked: '没有符合条件的应用。',
  unmark: '去掉筛选条件',
  rising: { soft: '上升最快的软件', game: '上升最快的游戏' },
}

export const developerPage = {
  title: (name: string, page: number) => `${name}的应用${pageOf(page)} - ${site}`,
  description: (name: string, count: string) => `${name}在花架上的 ${count} 个应用。`,
  verified: '身份已由花架核实',
  notVerified: '身份未经核实',
  website: '官方网站',
  count: '在架应用',
  updated: '最近更新',
  more: '1000+',
  apps: '全部应用',
  none: '这位开发者目前没有在架的应用。',
  cut: '这里只列出最近更新的 1000 个应用。',
}

export const historyPage = {
  title: (app: string, page: number) => `${app}历史版本${pageOf(page)} - ${site}`,
  description: (app: string, count: number) => `${app}的 ${count} 个版本：更新内容、权限变化、大小和安装包。`,
  heading: '的历史版本',
  open: (n: number) => `查看全部 ${n} 个版本`,
  cut: '这里只列出最近的 1000 个版本。',
  why: '旧版本可能有已修复的问题，没有特别需要请用最新版。',
}
