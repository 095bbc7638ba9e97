export const CLIENT_TOKEN = 'pergolaclient/'
/** Of the app that hosts the page, where that is not the client alone. */
export const HOST_TOKEN = 'pergolahost/'

export type Browser =
  | 'client'
  | 'wechat'
  | 'qq'
  | 'dingtalk'
  | 'weibo'
  | 'uc'
  | 'quark'
  | 'qqbrowser'
  | 'baidu'
  | 'other'

/** Tried in this order: an app's browser also names the engine it is built on. */
const TOKENS: readonly (readonly [Browser, RegExp])[] = [
  ['wechat', /micromessenger/],
  ['qq', /(^|[^a-z])qq\/\d+\.\d+\.\d+\.\d/],
  ['dingtalk', /dingtalk/],
  ['weibo', /weibo/],
  ['uc', /ucbrowser|ucweb/],
  ['quark', /quark/],
  ['qqbrowser', /qqbrowser/],
  ['baidu', /baidubrowser|baiduboxapp/],
]

/** Browsers inside of other apps, which may block packages. */
export const IN_OTHER_APPS = ['wechat', 'qq', 'dingtalk', 'weibo'] as const satisfies readonly Browser[]

export function browserOf(userAgent: string, clientToken = CLIENT_TOKEN): Browser {
  const text = userAgent.toLowerCase()
  if (clientToken && text.includes(clientToken.toLowerCase())) return 'client'
  return TOKENS.find(([, token]) => token.test(text))?.[0] ?? 'other'
}
