import { storeFullName, storeName } from '../store-name.ts'

export const footer = {
  label: '页脚',
  lead: '下载之前，先看清楚：谁签的名，文件改没改，它要什么权限。',
  demo: '这是演示：应用、开发者、公司和备案号均为虚构。',
  get copyright() {
    return `© 2026 ${storeFullName()}`
  },
  safety: '安全',
  rules: '条款',
  get about() {
    return `关于${storeName()}`
  },
  get client() {
    return `${storeName()}客户端`
  },
  help: '帮助',
  mine: '我的',
  feed: '新版本订阅（RSS）',
  check: '怎样核对文件',
  report: '举报与下架',
  contact: '联系我们',
  privacy: '隐私政策',
  terms: '用户协议',
  accessibility: '无障碍',
}
