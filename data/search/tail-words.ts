const tail =
  /(?:下载安装|下载|安装包|安装|安卓版|安卓|手机版|移动版|电脑版|官方版|官方|官网|正版|最新版本|最新版|最新|新版|免费版|免费|客户端|软件|应用|游戏|手游|单机版|破解版|(?<![a-z])(?:for android|android|apps?|apk|downloads?|free|install|mobile|latest version))$/
const lead = /^(?:下载|安装|免费下载|(?:(?:best|download|free|get|install) )+(?!for )(?=.))/

/**
 * The query without what visitors write after the name of an app, as they would for a search engine: 苔藓手帐下载, 记账 app. What
 * has nothing else is left as it is.
 */
export function withoutTailWords(plain: string): string {
  let rest = plain.replace(lead, '').trim()
  for (let shorter = rest; ; rest = shorter) {
    shorter = rest.replace(tail, '').trim()
    if (shorter === rest) break
  }
  return rest === '' ? plain : rest
}
