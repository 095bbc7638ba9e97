/** Where the app can't be installed; the page has it, no script does. */
export const device = {
  onlyAndroid: '仅支持 Android',
  iphone: 'iPhone 装不了这个安装包，可以把它发到安卓手机。',
  ipad: 'iPad 装不了这个安装包，可以把它发到安卓手机。',
  harmony: 'HarmonyOS NEXT 装不了安卓安装包，可以把它发到安卓手机。',
  mac: '你在用 Mac。安装包装不到这台电脑上，可以扫码，或把链接发到安卓手机。',
  tooOld: (version: string) => `需要 Android ${version} 以上`,
  tooOldWhy: '这台手机的系统版本低一些，最新版多半装不上。',
  olderFits: (version: string) => `按钮下载的是 ${version}，适合这台手机的最新版本。`,
  oldVersions: '看看历史版本',
  wrongProcessor: '没有适合这台设备的安装包',
  wrongProcessorWhy: '最新版的安装包是给别的处理器的，这台设备多半装不上。',
  allFiles: '看看全部安装包',
  pc: '安卓手机的安装包，装不到这台电脑上：扫码到手机，或下载后传过去。',
}
