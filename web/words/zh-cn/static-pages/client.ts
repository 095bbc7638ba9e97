import type { StaticPage, StoreFacts } from '../../../../contract/static-page.ts'
import { storeName } from '../../store-name.ts'

export function client({ client, demo }: StoreFacts): StaticPage {
  return {
    title: `${storeName()}客户端`,
    lead: `装在安卓手机上的${storeName()}。不装它，网页上也能下载任何应用。`,
    note: client
      ? undefined
      : demo
        ? `演示站没有客户端可以下载。勾了“用${storeName()}客户端安装”也没关系：没有反应时，页面会给出直接下载的链接。`
        : '这个商店还没有放出客户端。所有应用都可以直接在网页上下载。',
    action: client ? { text: `下载${storeName()}客户端`, href: client } : undefined,
    cards: [
      { icon: 'again', title: '断点续传', body: '断网后接着下，不用从头来。' },
      { icon: 'shield', title: '由安卓把关', body: '更新应用前，安卓会比较签名，不是同一把密钥就拒绝。' },
      { icon: 'phone', title: '状态看得见', body: '下载、安装、更新到哪一步，页面上的按钮会跟着变。' },
    ],
    sections: [
      {
        id: 'need',
        heading: '需要装吗？',
        parts: [
          {
            text: `不一定。详情页的“下载”给你的就是安装包，自己安装即可。勾选“用${storeName()}客户端安装”，才会交给客户端去下载和安装。`,
          },
        ],
      },
      {
        id: 'which',
        heading: '哪些设备可以装',
        parts: [{ text: '安卓手机和平板。iPhone、鸿蒙 NEXT 和电脑装不了。' }],
      },
    ],
  }
}
