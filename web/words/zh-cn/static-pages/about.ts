import type { Line, StaticPage, StoreFacts } from '../../../../contract/static-page.ts'
import { contactLink } from '../../contact-link.ts'
import { storeName } from '../../store-name.ts'
import { DEMO_NOTE } from './demo-note.ts'

export function about({ demo, operator, contact, securityContact, filings }: StoreFacts): StaticPage {
  const who: [string, Line][] = [
    ...(operator ? [['主体', operator] satisfies [string, Line]] : []),
    ...(filings.length > 0 ? [['备案', filings.join(' · ')] satisfies [string, Line]] : []),
  ]
  return {
    title: `关于${storeName()}`,
    lead: `${storeName()}是一个应用商店。我们希望你在下载之前就看清楚：谁做的，文件改没改，它要什么。`,
    note: demo ? DEMO_NOTE : undefined,
    cards: [
      { icon: 'shield', title: '比对签名', body: '最近几个版本的签名放在一起比，换了签名会写出来。' },
      { icon: 'file', title: '公开校验值', body: '每个安装包都写明 SHA-256，谁都可以核对。' },
      { icon: 'lock', title: '说人话', body: '权限先分会不会问你，再说它接触到什么。' },
    ],
    sections: [
      {
        id: 'not',
        heading: '我们不做什么',
        parts: [
          {
            list: [
              '不要求登录就能浏览、搜索和下载',
              '不卖榜单位置：榜单只看下载、评分和日期；广告都写着“广告”',
              '安装包按开发者给的原样发放，不加壳，不捆绑',
            ],
          },
        ],
      },
      ...(who.length > 0 ? [{ id: 'who', heading: '谁在经营', parts: [{ facts: who }] }] : []),
      {
        id: 'contact',
        heading: '联系我们',
        parts: [
          {
            facts: [
              ...(contact ? [['使用问题', [contactLink(contact)]] satisfies [string, Line]] : []),
              ['侵权、下架与违规内容', [{ text: '填写举报表', href: '/report' }]],
              ...(securityContact
                ? [['安全漏洞', [contactLink(securityContact)]] satisfies [string, Line]]
                : []),
            ],
          },
        ],
      },
    ],
  }
}
