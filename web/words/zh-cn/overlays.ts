// Dialogs, sheets, banners and the ticker.

export const dialog = { close: '关闭', privacy: '隐私政策' }

export const popup = {
  open: '更多下载方式',
  title: (app: string) => `下载${app}`,
  file: (size: string) => `下载安装包 ${size}`,
  fileHint: 'APK 文件，保存到这台设备',
  link: '复制下载链接',
  linkHint: '发到手机，或交给别的下载工具',
  scan: '扫码下载到手机',
  scanHint: '用手机相机或浏览器扫一扫',
  hash: 'SHA-256',
  copyHash: '复制 SHA-256',
  copy: '复制',
  linkCopied: '下载链接已复制',
  hashCopied: 'SHA-256 已复制',
  notCopied: '浏览器不让自动复制，请手动复制选中的文字',
  byHand: '要复制的文字',
  page: '复制本页链接',
  pageHint: '在手机上打开这一页',
  pageCopied: '本页链接已复制',
}

export const ticker = { label: '公告', hold: '暂停公告轮播' }

export const promo = { label: '广告', learn: '了解', close: '关闭广告', alt: '广告图片' }
