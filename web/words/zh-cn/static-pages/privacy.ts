import type {
  StaticPage,
  StaticPagePart,
  StaticPageSection,
  StoreFacts,
} from '../../../../contract/static-page.ts'
import { contactLink } from '../../contact-link.ts'
import { DEMO_NOTE } from './demo-note.ts'

/** States what the program does with this store's settings; a change of either changes this text. */
export function privacy(store: StoreFacts): StaticPage {
  const { demo, counts, keepDays, contact } = store
  const kept = `${keepDays} 天`
  return {
    title: '隐私政策',
    lead: '我们记录什么、用在哪里、留多久，以及什么从不离开你的设备。',
    note: demo ? `${DEMO_NOTE}记录什么是照程序实情写的；正式经营的商店还要请律师写它的隐私政策。` : undefined,
    cards: [
      { icon: 'person', title: '不用登录', body: '浏览、搜索和下载都不需要账号，也不问手机号。' },
      counts
        ? { icon: 'count', title: '只数次数', body: '记录页面、点击和下载，用来排榜和改错。不记 IP 地址。' }
        : { icon: 'count', title: '不数点击', body: '这个商店的页面不上报任何行为。' },
      { icon: 'bin', title: `${kept}后删除`, body: `原始记录 ${kept}后删除，之后只留汇总的数字。` },
    ],
    sections: [
      {
        id: 'recorded',
        heading: '我们记录什么',
        parts: [
          {
            table: {
              head: ['内容', '用在哪里', '保留'],
              rows: [
                ...(counts
                  ? [
                      ['看了哪一页、从哪一页来、搜索词、点了和看到了什么', '改进搜索和页面', kept],
                      ['网页或客户端、PC 或手机、页面打开得有多快', '发现打不开或太慢的页面', kept],
                      ['一次访问的随机编号，关掉标签页就换', '数清是几次访问', kept],
                    ]
                  : []),
                ['下载了哪个应用，和一个当天有效的记号', '下载次数、榜单，防刷量', kept],
                ['你填写的举报；手机号或邮箱可以不填', '处理和答复', '处理完由经营者删除'],
                ['被拒绝的异常请求的 IP 地址', '查找攻击', '服务器日志的期限，一般 30 天'],
              ],
            },
          },
          {
            text: '当天有效的记号由 IP 地址和浏览器名称加密算出，每天都不一样，和前一天的对不上。IP 地址本身不写进这些记录。',
          },
          ...(counts && store.honoursSignals
            ? [{ text: '浏览器开了“不跟踪”（Do Not Track 或 GPC）的，什么都不上报，下载也不计数。' }]
            : []),
        ],
      },
      agreed(store),
      {
        id: 'device',
        heading: '只留在你的设备上',
        parts: [
          {
            text: '看过的应用、收藏的应用、外观选择、隐私选择和笔记都留在浏览器里，我们收不到。在浏览器中清除网站数据即可删除。',
          },
          {
            text: '服务器不设 Cookie。页面脚本会写几个小的：从搜索引擎来时记住是哪一家（180 天，用来决定是否显示广告）；展开更多回复时的随机口令，和活动链接自动下载过一次的标记（关掉浏览器就没有）。浏览器不给存储空间时，上面说的选择也会改存在 Cookie 里。',
          },
        ],
      },
      {
        id: 'shared',
        heading: '谁能看到',
        parts: [
          { text: '原始记录只有经营者能看。公开的只有汇总的数字：下载次数、评分和榜单。' },
          ...others(store),
        ],
      },
      {
        id: 'rights',
        heading: '你的权利',
        parts: [
          {
            text: contact
              ? ['查询、更正、删除或投诉：', contactLink(contact), '。']
              : ['查询、更正、删除或投诉，请', { text: '填写举报表', href: '/report' }, '。'],
          },
        ],
      },
    ],
  }
}

function others({ collector, adHosts, risk, mip }: StoreFacts): StaticPagePart[] {
  const things = [
    ...(collector ? [`页面的记录发送到 ${collector}`] : []),
    ...(adHosts.length > 0 ? [`广告的图片从 ${adHosts.join('、')} 读取`] : []),
    ...(risk ? ['同意之后，风控服务商的脚本会在页面上运行'] : []),
    ...(mip ? ['为搜索引擎准备的 MIP 页面使用 MIP 的公共脚本'] : []),
  ]
  return things.length > 0
    ? [{ text: '别的公司只在这些地方参与，此外页面不连接别人的服务器：' }, { list: things }]
    : [{ text: '页面不运行别人的脚本，也不连接别人的服务器。' }]
}

function agreed({ counts, identifies, describesDevice, risk }: StoreFacts): StaticPageSection {
  const asked = [
    ...(identifies ? ['一个跨访问的随机编号，用来数清回头的访问'] : []),
    ...(describesDevice ? ['设备的样子（屏幕、语言、字体等），用来识别刷量'] : []),
    ...(risk ? ['风控服务商的脚本和它给出的口令，用来识别异常下载'] : []),
  ]
  const trial =
    '一个只留在浏览器里的随机编号：比较两种做法时，让你每次看到同一种。我们只收到是哪一种，收不到编号'
  const things = counts && asked.length > 0 ? [...asked, trial] : asked
  return {
    id: 'consent',
    heading: '先问过你才做的事',
    parts:
      things.length > 0
        ? [
            { list: things },
            {
              text: '没有同意之前都不会做。不同意不影响使用；页脚的“隐私设置”随时可以改，改成不同意会同时删掉编号和口令。',
            },
          ]
        : [{ text: '没有。这个商店不识别你，也不记住你的设备，所以没有需要你同意的弹窗。' }],
  }
}
