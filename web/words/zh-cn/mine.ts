import { storeFullName } from '../store-name.ts'

export const mine = {
  get title() {
    return `我的 - ${storeFullName()}`
  },
  heading: '我的',
  lead: '只存在这台设备上，我们收不到，换一台设备或清除网站数据就没有了。',
  link: '我的',
  wish: '收藏',
  wished: '已收藏',
  share: '分享',
  wishedList: '收藏的应用',
  seenList: '最近看过',
  remember: '在这台设备上记住我看过的应用',
  noWished: '还没有收藏。在应用页点“收藏”，就会出现在这里。',
  noSeen: '看过的应用会出现在这里。',
  clear: '清空列表',
  drop: '移除',
  noScript: '请启用 JavaScript。列表只保存在你的浏览器里。',
}
