// Search engines, feeds and pictures for sharing.

export const feed = {
  title: '花架 Pergola 新版本',
  description: '最近更新的应用和游戏：版本、更新内容和大小。',
  item: (app: string, version: string) => `${app} ${version}`,
}

export const mip = {
  whole: '查看完整页面',
}
