import type { Condition } from '../../../rules/search/conditions.ts'
import { storeFullName } from '../store-name.ts'

export const search = {
  label: '搜索',
  placeholder: '搜索应用和游戏',
  go: '搜索',
  ask: '想找什么？',
  askWhy: '应用名、拼音、首字母、开发者、包名都可以。',
  found: (n: number, most: number) => (n >= most ? `列出最相关的 ${most} 个应用` : `找到 ${n} 个应用`),
  none: (query: string) => `没有找到「${query}」。换个短一点的词，或从下面继续。`,
  corrected: (name: string) => `已为你显示「${name}」的结果。`,
  asTyped: (query: string) => `仍然搜索「${query}」`,
  fewer: (query: string, part: string, n: number, most: number) =>
    `没有完全匹配「${query}」的应用，下面是「${part}」的${n >= most ? '结果' : ` ${n} 个结果`}。`,
  absent: (name: string, found: number) => `这里没有「${name}」。${found > 0 ? '下面是同类应用。' : ''}`,
  noneSo: '没有同时符合这些条件的应用，去掉一个条件试试。',
  conditions: '筛选',
  conditionNames: {
    noads: '无广告',
    nobuys: '无内购',
    stars: '4.5 分以上',
    stars4: '4 分以上',
    offline: '可离线使用',
    plain: '不要敏感权限',
    unshared: '不共享数据',
    small: '体积小',
    mb3: '体积不超过 3 MB',
    mb10: '体积不超过 10 MB',
    mb50: '体积不超过 50 MB',
    android5: 'Android 5 可用',
    android7: 'Android 7 可用',
    android9: 'Android 9 可用',
  } satisfies Record<Condition, string>,
  withoutCondition: (name: string) => `去掉条件：${name}`,
  noConditions: '清除筛选',
  free: '这里的应用都可以免费下载。',
  freeOfPurchases: '只看无内购、完全免费的',
  games: '游戏',
  all: '全部',
  kind: '分类',
  sorts: { match: '相关度', downloads: '下载最多' },
  sort: '排序',
  lists: '相关榜单和分类',
  list: (name: string) => `去看「${name}」`,
  ranks: { soft: '软件排行', game: '游戏排行' },
  hotWords: '大家在搜',
  related: '相关搜索',
  categories: '逛逛分类',
  popular: '大家在装',
  shots: (app: string) => `${app} 截图`,
  title: (query: string, page: number) =>
    `${query ? `${query} - ` : ''}搜索${page > 1 ? ` 第 ${page} 页` : ''} - ${storeFullName()}`,
}

/** What the script of the search box says. */
export const suggest = {
  label: '搜索建议',
  recent: '最近搜索',
  hot: '大家在搜',
  forget: '清除最近搜索',
  developer: '开发者',
  category: '分类',
}
