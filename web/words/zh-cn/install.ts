// Getting the app: hints, dialogs and the lines that follow a click.

import { storeName } from '../store-name.ts'

export const install = {
  get usesClient() {
    return `高速下载会用到${storeName()}客户端`
  },
  helper: '用电脑助手安装',
  helperHint: '数据线连接手机，浏览器会先征求你的同意',
  handedOver: '已交给电脑助手，请在助手里继续',
  noResponse: '没有反应？可以直接下载安装包',
  refused: '没有成功，可以直接下载安装包',
  get aboutClient() {
    return `获取${storeName()}客户端`
  },
  elsewhere: '点击右上角，在浏览器中打开',
  elsewhereWhy: '这里不能下载安装包，换到手机浏览器就能继续。也可以复制链接，自己粘贴过去。',
  copyLink: '复制链接',
  guide: '下载好之后，这样安装',
  openFile: '下载完成后，点开通知栏里的安装包',
  fileDone: (summary: string) => `通知会像这样 · ${summary}`,
  allow: '允许浏览器安装应用',
  allowWhy: '系统第一次会询问，装完可以再关掉',
  check: '核对名称和图标，点“安装”',
  checkWhy: '装过旧版的，密钥相同或由原密钥确认，系统才会更新',
  understood: '知道了',
}

/** What a button says of an app, as the client has it. */
export const buttons = {
  download: '下载',
  pause: '暂停',
  continue: '继续',
  install: '安装',
  installing: '安装中',
  open: '打开',
  update: '更新',
  uncompress: '解压',
  uncompressing: '解压中',
}

/** After a download has begun, on a PC. */
export const started = {
  title: '已开始下载',
  where: '进度在浏览器的下载列表里。',
  again: '没有开始？再下一次',
  onPhone: '装到手机上',
  scan: '用安卓手机扫上方的码，或把链接发过去。',
  check: '想确认文件没被改过？',
  checkWhy: '在下载文件夹里运行第一行，结果应与第二行相同。',
}

/** Ways to a device that can install it. */
export const send = {
  to: '发到安卓手机',
  short: '发送',
  why: '用安卓手机扫码最快；也可以把本页链接发给自己。',
  share: '分享',
  mail: '用邮件发给自己',
}
