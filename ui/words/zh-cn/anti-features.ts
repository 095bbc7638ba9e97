import type { AntiFeature } from '../../../contract/import/anti-features.ts'

export const antiFeatures = {
  Ads: { title: '含有广告', why: '应用内置了广告。' },
  Tracking: { title: '会上报使用情况', why: '会把你的信息或使用记录发给他人，默认开启或不经询问。' },
  NonFreeNet: { title: '依赖封闭的网络服务', why: '会推广或必须使用软件不开源的网络服务。' },
  NonFreeAdd: { title: '推荐不开源的附加内容', why: '会推广源代码不公开的其他应用或插件。' },
  NonFreeDep: { title: '需要另一款不开源的应用', why: '缺少某个不开源的程序就无法使用。' },
  NonFreeAssets: { title: '部分素材不可自由使用', why: '代码开源，但图片、声音或地图等素材不允许再利用。' },
  NonFreeComp: { title: '含有不开源的部分', why: '安装包里有部分代码不公开，其他人无法查看。' },
  UpstreamNonFree: { title: '原版并非完全开源', why: '这里去掉了不开源的部分，因此可能缺少一些功能。' },
  KnownVuln: { title: '存在已知安全漏洞', why: '可能被他人利用。修复之前，建议改用别的应用。' },
  DisabledAlgorithm: { title: '签名方式已过时', why: '它的签名比如今的更容易伪造，新手机可能拒绝安装。' },
  NoSourceSince: { title: '不再公开源代码', why: '新版本无法由他人构建和核对，以后可能不会再更新。' },
  NSFW: { title: '不适合所有人', why: '可能出现裸露、暴力等仅限成人的内容。' },
  ApplicationDebuggable: {
    title: '测试用的版本',
    why: '用数据线连上手机的人，可以在它运行时查看和改动它。',
  },
  TetheredNet: { title: '只能连接一家服务器', why: '只能配合一个网络服务使用，无法换成别的。' },
} satisfies Record<AntiFeature, { title: string; why: string }>
