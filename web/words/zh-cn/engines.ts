// Search engines, feeds and pictures for sharing.

import { storeFullName } from '../store-name.ts'

export const feed = {
  get title() {
    return `${storeFullName()} 新版本`
  },
  description: '最近更新的应用和游戏：版本、更新内容和大小。',
  ofApp: (app: string) => `${app}的新版本`,
  ofDeveloper: (developer: string) => `${developer}的新版本`,
  ofList: (list: string) => `${list}：新版本`,
  follow: '用订阅关注（Atom）',
  item: (app: string, version: string) => `${app} ${version}`,
}

export const mip = {
  whole: '查看完整页面',
}
