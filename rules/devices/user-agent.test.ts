import { expect, test } from 'vitest'
import { pageTypeOf } from './page-type.ts'
import { type Browser, browserOf } from './user-agent.ts'

const android =
  'Mozilla/5.0 (Linux; Android 13; 22081212C Build/TKQ1.220829.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

const visitors: [string, Browser, 'PC' | 'Mobile', string][] = [
  [
    'the store client',
    'client',
    'Mobile',
    `${android} Chrome/99.0.4844.88 Mobile Safari/537.36 PergolaClient/8.2.1`,
  ],
  [
    'WeChat on Android',
    'wechat',
    'Mobile',
    `${android} Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MMWEBSDK/20231202 MicroMessenger/8.0.47.2560(0x28002F51) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64`,
  ],
  [
    'WeChat on iPhone',
    'wechat',
    'Mobile',
    `${iphone} Mobile/15E148 MicroMessenger/8.0.47(0x18002f2c) NetType/WIFI Language/zh_CN`,
  ],
  [
    'WeChat on Windows',
    'wechat',
    'PC',
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI MiniProgramEnv/Windows WindowsWechat/WMPF XWEB/6945',
  ],
  [
    'QQ on Android',
    'qq',
    'Mobile',
    `${android} Chrome/109.0.5414.86 MQQBrowser/6.2 TBS/046715 Mobile Safari/537.36 V1_AND_SQ_8.9.85_4766_YYB_D QQ/8.9.85.12820 NetType/WIFI WebP/0.4.1`,
  ],
  [
    'QQ on iPhone',
    'qq',
    'Mobile',
    `${iphone} Mobile/15E148 QQ/9.0.20.613 V1_IPH_SQ_9.0.20_1_APP_A Pixel/1170`,
  ],
  [
    'DingTalk',
    'dingtalk',
    'Mobile',
    `${android} Chrome/100.0.4896.58 UWS/5.12.7.0 Mobile Safari/537.36 AliApp(DingTalk/7.5.10) com.alibaba.android.rimet/37854387 Channel/227200 language/zh-CN abi/64 UT4Aplus/0.2.25`,
  ],
  ['Weibo', 'weibo', 'Mobile', `${iphone} Mobile/15E148 Weibo (iPhone14,5__weibo__14.3.1__iphone__os17.4)`],
  [
    'UC',
    'uc',
    'Mobile',
    'Mozilla/5.0 (Linux; U; Android 12; zh-CN; M2012K11AC Build/SKQ1.211006.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/16.3.5.1268 Mobile Safari/537.36',
  ],
  [
    'UC in its speed mode',
    'uc',
    'Mobile',
    'UCWEB/2.0 (MIDP-2.0; U; Adr 9.0.0) U2/1.0.0 Gecko/63.0 Firefox/63.0 iPhone/7.1 U2/1.0.0',
  ],
  [
    'Quark',
    'quark',
    'Mobile',
    'Mozilla/5.0 (Linux; U; Android 13; zh-CN; V2148A Build/TP1A.220624.014) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 Quark/6.9.5.501 Mobile Safari/537.36',
  ],
  [
    'QQ browser',
    'qqbrowser',
    'Mobile',
    'Mozilla/5.0 (Linux; U; Android 13; zh-cn; PGT-AN10 Build/HONORPGT-AN10) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/14.7 Mobile Safari/537.36 COVC/046915',
  ],
  [
    'QQ browser on Windows',
    'qqbrowser',
    'PC',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.71 Safari/537.36 Core/1.94.202.400 QQBrowser/11.9.5355.400',
  ],
  [
    'the Baidu browser',
    'baidu',
    'Mobile',
    'Mozilla/5.0 (Linux; U; Android 8.1.0; zh-cn; MI 8) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/57.0 Mobile Safari/537.36 baidubrowser/7.19.13.0 (Baidu; P1 8.1.0)',
  ],
  [
    'the Baidu app',
    'baidu',
    'Mobile',
    `${android} Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.50 SP-engine/2.88.0 baiduboxapp/13.50.0.10 (Baidu; P1 13)`,
  ],
  [
    'Chrome on Android',
    'other',
    'Mobile',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  ],
  ['Safari on iPhone', 'other', 'Mobile', `${iphone} Version/17.4 Mobile/15E148 Safari/604.1`],
  [
    'Chrome on Windows',
    'other',
    'PC',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  ],
  [
    'Baiduspider for phones',
    'other',
    'Mobile',
    'Mozilla/5.0 (Linux;u;Android 4.2.2;zh-cn;) AppleWebKit/534.46 (KHTML,like Gecko) Version/5.1 Mobile Safari/10600.6.3 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  ],
  [
    'Baiduspider',
    'other',
    'PC',
    'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  ],
  [
    'Googlebot for phones',
    'other',
    'Mobile',
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.6778.69 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  ],
]

test.each(visitors)(
  '[DL-10] %s is the browser "%s" and gets the page for %s',
  (_, browser, pageType, userAgent) => {
    expect(browserOf(userAgent)).toBe(browser)
    expect(pageTypeOf(userAgent)).toBe(pageType)
  },
)

test('[DL-10] the store client comes first, whatever its web view is built on', () => {
  expect(browserOf(`${android} MicroMessenger/8.0 pergolaclient/1.0`)).toBe('client')
})

test('[DL-10] the token of the store client is configuration; an empty one matches no visitor', () => {
  expect(browserOf(`${android} MyStore/1.0`, 'mystore/')).toBe('client')
  expect(browserOf(`${android} mystore/1.0`, 'MyStore/')).toBe('client')
  expect(browserOf(`${android} pergolaclient/1.0`, 'mystore/')).toBe('other')
  expect(browserOf(android, '')).toBe('other')
})

test.each([
  ['MQQBrowser/6.2.3.4', 'qqbrowser'],
  ['QQ/8.9.85', 'other'],
  ['QQ/8.9.85.x', 'other'],
  ['MiniQQ/1.2.3.4', 'other'],
  ['QQ/18.19.85.10', 'qq'],
  ['x QQ/1.2.3.4', 'qq'],
])('[DL-10] only the QQ app itself counts as QQ: %s is %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser)
})
