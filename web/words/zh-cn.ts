// Every word that the site itself says. Another language is another file with the same names.

export const site = { name: '花架', latin: 'Pergola', home: '花架 首页', tagline: '看得明白，装得放心' }
export const nav = {
  label: '主导航',
  home: '首页',
  soft: '软件',
  game: '游戏',
  here: '位置',
  skip: '跳到正文',
}
export const detail = {
  title: (app: string) => `${app}下载 - 花架 Pergola`,
  summary: '应用概要',
  menu: '本页',
  verified: '开发者已认证',
  noDeveloper: '开发者未署名',
  noAds: '无广告',
  icon: (app: string) => `${app} 图标`,
  ratings: (count: string) => `${count} 人评分`,
  ratingOf: (score: string) => `评分 ${score}，满分 5`,
  noRating: '暂无评分',
  downloads: '次下载',
  version: '版本',
  size: '大小',
  updated: '更新',
  download: (size: string) => `下载 ${size}`,
  downloadShort: '下载',
  unavailable: '暂无安装包',
  sections: { about: '简介', news: '更新内容', comments: '评论', versions: '全部版本', info: '应用信息' },
}

export const shots = {
  label: '应用截图',
  one: (n: number, total: number) => `截图 ${n}，共 ${total} 张`,
  previous: '上一组截图',
  next: '下一组截图',
}

export const text = { expand: '展开全部', collapse: '收起' }
export const info = {
  developer: '开发者',
  version: '版本',
  updated: '更新日期',
  package: '包名',
  system: '系统要求',
  filing: '备案号',
  permissions: '权限',
  permissionCount: (n: number) => `${n} 项`,
  privacy: '隐私政策',
  noPrivacy: '开发者未提供隐私政策',
  android: (version: string) => `Android ${version}+`,
  unknown: '未提供',
  hash: 'SHA-256',
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
  older: (n: number) => `更早的 ${n} 个版本没有列出`,
}

export const comments = {
  count: (n: string) => `共 ${n} 条`,
  none: '还没有人评论，来说第一句吧。',
  developer: '开发者',
  stars: (n: number) => `${n} 星`,
  moreReplies: (n: number) => `另有 ${n} 条回复`,
  guest: '游客',
  field: '评论内容',
  placeholder: '以游客身份说点什么',
  send: '发表',
  local: '评论只显示在本机页面，刷新后不保留',
  sent: '已显示在列表最前',
}

export const home = {
  title: '花架 Pergola - 应用和游戏',
  lead: '每个应用都写清开发者、权限、备案和文件校验值。先看明白，再下载。',
  list: (kind: string) => `最近更新的${kind}`,
  look: '查看',
}

export const missing = {
  title: '没有这个页面 - 花架 Pergola',
  heading: '没有找到这个页面',
  body: '链接可能写错了，或者页面已经搬走。',
  delistedTitle: (app: string) => `${app}已下架 - 花架 Pergola`,
  delisted: (app: string) => `「${app}」已下架`,
  delistedBody: '开发者或监管要求我们不再提供它的下载。已经安装的应用不受影响。',
  back: '回到首页',
}

export const unavailable = {
  title: '暂时打不开 - 花架 Pergola',
  heading: '页面暂时打不开',
  body: '是我们这边出了问题，不是你的网络。已经在处理，请过一会儿刷新。',
  retry: '回到首页',
}

export const footer = {
  about: '花架是开源的应用商店网站。演示数据中的应用、开发者和备案号均为虚构。',
  copyright: '© 2026 花架 Pergola',
}
