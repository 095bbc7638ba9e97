import type { AppSort } from '../../../rules/apps/app-sorts.ts'

export const listSorts = {
  hot: '热门',
  rise: '飙升',
  downloads: '下载最多',
  rating: '评分最高',
  new: '最新上架',
} satisfies Record<AppSort, string>
