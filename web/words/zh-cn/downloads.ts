// Where a visitor asked for a file and gets a page.

import { storeFullName } from '../store-name.ts'

export const noFile = {
  title: (heading: string) => `${heading} - ${storeFullName()}`,
  toApp: '去应用页面下载',
  toVersions: '看看别的安装包和历史版本',
  tooOld: (version: string) => `需要 Android ${version} 以上`,
  tooOldBody: '这台设备的系统版本低一些，最新版装不上。应用页面上有历史版本，也许有合适的。',
  wrongProcessor: {
    heading: '没有适合这台设备的安装包',
    body: '最新版的安装包都是给别的处理器的。应用页面上有全部安装包和历史版本，也许有合适的。',
  },
  expired: {
    heading: '下载链接过期了',
    body: '下载链接只在一段时间内有效。回到应用页面，再点一次下载就好。',
  },
  forged: {
    heading: '这个链接不能下载',
    body: '链接不完整，或者被改动过。请从应用页面下载。',
  },
  gone: {
    heading: '没有这个安装包',
    body: '安装包可能已经被新版本替换，或者暂时还没有。',
  },
  malformed: {
    heading: '下载地址有误',
    body: '地址不完整，或者写错了。可以搜索应用的名字，从它的页面下载。',
  },
}

/** Where a version has several files. */
export const files = {
  title: '安装包',
  lead: '每种处理器一个安装包。拿不准就用下载按钮。',
  processor: '处理器',
  /** One that has no name here is called what Android calls it. */
  abis: { universal: '通用', 'arm64-v8a': 'arm64', 'armeabi-v7a': 'arm 32 位', armeabi: 'arm 32 位（旧）' },
  forYou: '适合你的手机',
  all: '全部安装包',
}
