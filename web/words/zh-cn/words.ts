// Every word that the site itself says, but for those apart from it (all.ts).

import type { AppLink } from '../../../contract/app-links.ts'
import { storeFullName, storeName } from '../store-name.ts'

export * from '../../../ui/words/zh-cn/sizes.ts'
export * from './client.ts'
export * from './compare.ts'
export * from './consent.ts'
export * from './device.ts'
export * from './discovery.ts'
export * from './downloads.ts'
export * from './engines.ts'
export * from './footer.ts'
export * from './gone.ts'
export * from './install.ts'
export * from './lists.ts'
export * from './media.ts'
export * from './mine.ts'
export * from './outside.ts'
export * from './overlays.ts'
export * from './proofs.ts'
export * from './report.ts'
export * from './safety.ts'
export * from './search.ts'
export * from './signing.ts'
export * from './static-page.ts'
export * from './theme.ts'
export { dates } from './time-script.ts'
export * from './tour.ts'
export * from './warnings.ts'

export const site = {
  get home() {
    return `${storeFullName()} 首页`
  },
}
/** As the specification has them. */
export const languages = { label: '语言' }
export const nav = {
  label: '主导航',
  home: '首页',
  soft: '软件',
  game: '游戏',
  top: '排行',
  gifts: '礼包',
  mine: '我的',
  here: '当前位置',
  skip: '跳到正文',
}
/** What scripts say on the detail page; the rest of its words stay on the server. */
export const detailScript = {
  download: (size: string) => `下载 ${size}`,
  installWhy: '交给客户端下载和安装',
}
interface AppSummary {
  app: string
  version: string
  summary: string
  size: string | undefined
  developer: string | undefined
}
export const detail = {
  menu: '本页',
  title: (app: string) => `${app}下载 - ${storeFullName()}`,
  description: ({ app, version, developer, size, summary }: AppSummary) =>
    `${[app, version].filter(Boolean).join(' ')} 安卓版下载${[developer, size].map(fact => (fact ? `，${fact}` : '')).join('')}。权限、备案和文件校验值都写清楚。${summary}`,
  summary: '应用概要',
  noDeveloper: '开发者未署名',
  noDescription: '开发者没有写介绍。',
  noAds: '声明无广告',
  icon: (app: string) => `${app} 图标`,
  ratings: (count: string) => `${count} 人评分`,
  noRating: '暂无评分',
  /** Labels beside a count. */
  downloads: (_count: string) => '次下载',
  version: '版本',
  size: '大小',
  updated: '更新',
  updatedOn: (day: string) => `${day} 更新`,
  expected: '上线',
  downloadShort: '下载',
  unavailable: '暂无安装包',
  coming: (day: string) => `${day} 上线`,
  get install() {
    return `用${storeName()}安装`
  },
  installShort: '安装',
  get installChoice() {
    return `用${storeName()}客户端安装`
  },
  qr: '扫码下载到手机',
  qrOpen: '扫码在手机上看',
  qrAlt: (app: string) => `${app}的下载二维码`,
  sections: {
    about: '简介',
    news: '更新内容',
    skills: '使用技巧',
    video: '视频',
    permissions: '权限',
    privacy: '隐私与付费',
    security: '安全',
    comments: '评论',
    versions: '全部版本',
    info: '应用信息',
    gifts: '礼包',
    related: '相似应用',
    sameDeveloper: '该开发者的其他应用',
  },
}

/** A list that opens says the first of the two, and the other once it is open. */
export const text = {
  more: '更多',
  collapse: '收起',
  rest: (n: number) => `更多 ${n} 项`,
}

export const trust = {
  file: '文件可核对',
  filed: '开发者填写的备案号',
  notFiled: '没有备案号',
  permissions: (total: number, asked: number) =>
    `${total} 项权限，${asked > 0 ? `${asked} 项会询问` : '都不会询问'}`,
  noPermissions: '不申请任何权限',
  permissionsWhy: '权限清单与隐私政策',
  asked: (n: number) => (n > 0 ? `${n} 项权限会询问` : '没有权限会询问'),
}

export const permissions = {
  lead: (total: number, asked: number) =>
    `共 ${total} 项，按它接触到什么分组。${asked > 0 ? `其中 ${asked} 项在使用前会询问你。` : '都不会询问你。'}`,
  none: '这个应用不申请任何系统权限。',
  notAsked: (things: string[]) => `不申请${things.join('、')}`,
  asks: '使用前询问',
  special: '需在设置中开启',
  /** Reads on from what is said of a permission. */
  note: (note: string) => `（${note}）`,
  modal: '查看技术名称',
  modalTitle: '权限清单',
  modalSummary: (app: string, total: number, asked: number) =>
    `${app} 共 ${total} 项，${asked} 项在使用前询问`,
}

export const privacy = {
  lead: '由开发者声明：收集什么，用来做什么。',
  list: '隐私清单',
  none: '开发者没有说明会收集哪些信息。',
}

export const security = {
  lead: '下面每一项都能自己核对：下载后算出文件的 SHA-256，和这里比一比。',
  heading: '安装包可以核对',
  gist: '可自行核对',
  copy: (what: string) => `复制${what}`,
  how: '怎样在电脑上核对',
  howTo: '在下载文件夹里运行对应系统的一行，结果应与上面的 SHA-256 相同。',
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
  signature: '签名',
  certificate: '证书指纹',
  hash: 'SHA-256',
  filing: '备案号（开发者填写）',
  register: '到工信部查询',
  ads: (has: boolean | undefined) => (has === undefined ? '广告：未声明' : has ? '含广告' : '不含广告'),
  purchases: (has: boolean | undefined, range?: string) =>
    has === undefined ? '购买：未声明' : has ? `含应用内购买${range ? ` ${range}` : ''}` : '无应用内购买',
}
export const info = {
  developer: '开发者',
  version: '版本',
  updated: '更新日期',
  package: '包名',
  versionCode: '版本号',
  category: '分类',
  system: '系统要求',
  filing: '备案号',
  permissions: '权限',
  permissionCount: (n: number) => `${n} 项`,
  privacy: '隐私政策',
  noPrivacy: '开发者未提供隐私政策',
  links: {
    website: '官方网站',
    source: '源代码',
    issues: '反馈问题',
    changelog: '更新记录',
    translation: '参与翻译',
    donate: '捐助',
  } satisfies Record<AppLink, string>,
  android: (version: string) => `Android ${version}+`,
  unknown: '未提供',
  price: (amount: string) => `¥${amount}`,
  age: '适龄提示',
  ageFrom: (years: number) => `${years}+`,
  purchases: '应用内购买',
}

export const versions = {
  count: (n: number) => `共 ${n} 个`,
  name: '版本',
  date: '更新日期',
  size: '大小',
  system: '系统',
  action: '下载',
  latest: '最新',
  gone: '已不提供',
  added: (labels: string[]) => `此版本新增权限：${labels.join('、')}`,
  removed: (labels: string[]) => `此版本去掉权限：${labels.join('、')}`,
  notes: '更新内容',
}

/** Texts in the page; scripts have the rest. */
export const commentTexts = {
  count: (n: string) => `${n} 条文字评论`,
  share: (stars: number, percent: number) => `${stars} 星占 ${percent}%`,
  none: '还没有评论。',
  developer: '开发者',
  /** After the name of who wrote it. */
  reply: (body: string) => `：${body}`,
}
export const comments = {
  stars: (n: number) => `${n} 星`,
  guest: '游客',
  field: '我的笔记',
  placeholder: '例如：换手机前先导出',
  send: '添加笔记',
  local: '只有你能看到，刷新后消失。',
}

export const gifts = {
  left: (n: string, until: string) => `剩余 ${n} · 至 ${until}`,
}

export const missing = {
  get title() {
    return `没有这个页面 - ${storeFullName()}`
  },
  heading: '没有找到这个页面',
  body: '链接可能写错了，或者页面已经搬走。',
  back: '回到首页',
  tell: '反馈失效链接',
  popular: '最近飙升',
}

/** Whatever it was, the caller has to change it. */
export const badRequest = '请求有误，请检查地址后再试'

export const unavailable = {
  get title() {
    return `暂时打不开 - ${storeFullName()}`
  },
  heading: '页面暂时打不开',
  body: '是我们这边出了问题，不是你的网络。请过一会儿再试。',
  again: '再试一次',
  retry: '回到首页',
}
