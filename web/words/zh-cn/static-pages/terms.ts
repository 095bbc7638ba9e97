import type { StaticPage, StoreFacts } from '../../../../contract/static-page.ts'
import { storeName } from '../../store-name.ts'

export function terms({ demo }: StoreFacts): StaticPage {
  return {
    title: '用户协议',
    lead: `用${storeName()}的几条规矩，尽量说短。`,
    note: demo
      ? '这是演示站，下面是样文，没有法律效力。正式经营的商店须请律师写它自己的协议。'
      : '这是随程序附带的样文。经营者须请律师写自己的协议，替换这一页。',
    sections: [
      {
        id: 'service',
        heading: '1. 服务内容',
        parts: [{ text: `${storeName()}展示应用信息并提供安装包下载。浏览、搜索和下载免费，不需要账号。` }],
      },
      {
        id: 'apps',
        heading: '2. 应用与开发者',
        parts: [
          {
            text: '应用信息与安装包由开发者提供。应用内的购买、账号和数据由开发者处理，规则见其隐私政策。',
          },
        ],
      },
      {
        id: 'reports',
        heading: '3. 评论与举报',
        parts: [
          {
            text: '评论须真实，不得辱骂、泄露隐私或做广告。任何人都可以举报应用、评论和开发者，不需要账号。',
          },
        ],
      },
      {
        id: 'fair',
        heading: '4. 不要做的事',
        parts: [{ text: '不要刷下载、刷榜或刷评分，不要大量抓取或攻击本站。' }],
      },
      {
        id: 'privacy',
        heading: '5. 隐私',
        parts: [{ text: ['我们记录什么，见', { text: '隐私政策', href: '/privacy' }, '。'] }],
      },
    ],
  }
}
