// Getting the app: hints, dialogs and the lines that follow a click.

export const install = {
  usesClient: '高速下载会用到花架客户端',
  helper: '用电脑助手安装',
  helperHint: '数据线连接手机，浏览器会先征求你的同意',
  handedOver: '已交给电脑助手，请在助手里继续',
  noResponse: '没有反应？可以直接下载安装包',
  elsewhere: '点击右上角，在浏览器中打开',
  elsewhereWhy: '这里不能下载安装包，换到手机浏览器就能继续。也可以复制链接，自己粘贴过去。',
  copyLink: '复制链接',
  guide: '下载好之后，这样安装',
  openFile: '点开通知栏里的安装包',
  fileDone: (summary: string) => `下载完成 · ${summary}`,
  allow: '允许浏览器安装应用',
  allowWhy: '系统第一次会询问，装完可以再关掉',
  check: '核对开发者，点“安装”',
  checkWhy: (developer: string) => `应显示“${developer}”，不一致请停止安装`,
  understood: '知道了',
}
