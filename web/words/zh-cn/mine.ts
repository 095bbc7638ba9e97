import { storeFullName } from '../store-name.ts'

export const mine = {
  get title() {
    return `我的 - ${storeFullName()}`
  },
  heading: '我的',
  lead: '只存在这台设备上，我们收不到，换一台设备或清除网站数据就没有了。',
  link: '我的',
  wish: '想要',
  share: '分享',
  wishedList: '想要的应用',
  seenList: '最近看过',
  remember: '在这台设备上记住我看过的应用',
  noWished: '还没有想要的应用。在应用页面点“想要”，就会出现在这里。',
  noSeen: '看过的应用会出现在这里。',
  clear: '清空',
  drop: '删除',
  noScript: '这一页要用到脚本：列表存在浏览器里，只有脚本读得到。',
}
