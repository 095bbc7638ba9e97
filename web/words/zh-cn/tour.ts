// The tour of a demo store: what it can do, and where to see it. The apps are the demo catalogue's.

import { storeFullName, storeName } from '../store-name.ts'

/** The requirements that it shows, what it is, and where to see it. */
export type Sight = [ids: string, says: string, href: string]

/** Calls nothing before it is asked: such code would stay in the browser's files unused. */
export const tour = {
  get title() {
    return `演示导览 - ${storeFullName()}`
  },
  heading: '逛逛演示站',
  lead: '每个链接展示一项功能。手机功能请用手机打开，或切换到浏览器的手机模式。',
  link: '演示导览',
  get parts(): { name: string; sights: Sight[] }[] {
    return [
      {
        name: '应用详情页',
        sights: [
          ['DET-1 DET-2 DET-17', '软件的详情页：简介、截图、权限、版本，应用信息写在页面属性里', '/apps/1'],
          ['DET-1', '游戏的详情页', '/apps/2'],
          ['DET-1', '给搜索引擎的 mip 页', '/mip/apps/1'],
          ['DET-3', '菜单跳到评论、使用技巧、全部版本和视频', '/apps/1#versions'],
          ['DET-4', '在页面里播放视频', '/apps/1#video'],
          ['DET-5 DET-6 DET-15 DET-16', '截图横滑，点开是全屏，可以滑动翻看', '/apps/2#about'],
          ['DET-7', '公告三秒一换', '/apps/1'],
          ['DET-7', '只有一条公告时不动', '/apps/174'],
          ['DET-8 DET-9', '权限分组列出，可以展开和收起，也能看技术名称', '/apps/1#permissions'],
          ['DET-18 VAL-8', '隐私清单和应用内购买的价格，可以展开和收起', '/apps/2#privacy'],
          ['DET-10', '推荐品牌横幅，可以关掉', '/apps/2'],
          ['DET-11', '更多下载方式的弹窗', '/apps/1'],
          ['DET-12', `勾选“用${storeName()}客户端安装”，按钮换成安装`, '/apps/1'],
          [
            'DET-14',
            '地址里的活动参数和来源应用',
            '/apps/1?utm_source=demo&utm_campaign=tour&original_appid=2',
          ],
          ['VAL-6 VAL-7', '大小、下载次数和评分人数的写法', '/top/game?sort=downloads'],
          ['DET-2', '名字特别长的应用', '/apps/92'],
          ['DET-2', '没有截图的应用', '/apps/216'],
          ['BR-8', '还没上线的游戏', '/apps/243'],
          ['DL-5', '已经下架的应用', '/apps/155'],
        ],
      },
      {
        name: '下载和安装',
        sights: [
          ['DL-1 TRK-8 TRK-9', '打开就下载一次，刷新不会再来', '/apps/1?action=dl'],
          ['DL-2', '打开一秒半后自动下载，每次访问一次', '/apps/108'],
          ['DL-3 DL-5', '页面不写文件地址，由跳转给出', '/apps/80'],
          ['DL-4', '跳转带上来源', '/apps/80/newurl?source=wap_app_saveback'],
          ['DL-6', '高速下载，会用到客户端', '/apps/136'],
          ['DL-6', '自定义下载，去开发者的网站', '/apps/164'],
          ['DL-7 DL-8', '用电脑助手安装：在“更多下载方式”里', '/apps/1'],
          ['DL-10', '手机上第一次下载后的安装指引；微信里改为提示用浏览器打开', '/apps/1'],
          ['DL-9 DL-11', '客户端不回应时用隐藏框架打开它；每次下载都有一条记录', '/apps/1'],
        ],
      },
      {
        name: '评论和礼包',
        sights: [
          ['COM-1 COM-2 COM-3', '评论和更多回复', '/apps/1/comments'],
          ['COM-4 COM-5', '添加一条笔记，只在本机显示', '/apps/1#comments'],
          ['COM-1', '恶意内容只显示为文字', '/apps/203#comments'],
          ['GIFT-1 GIFT-2', '礼包，领取链接带来源标记', '/gifts'],
          ['GIFT-1', '一个应用的礼包', '/apps/1/gifts'],
        ],
      },
      {
        name: '广告',
        sights: [
          ['AD-1 AD-2 AD-3 AD-4 DET-13', '从搜索引擎点进来，三处都有广告，底部的可以关掉', '/apps/52'],
          ['AD-2 AD-3', '带任何 utm_ 参数就没有', '/apps/52?utm_source=demo'],
        ],
      },
      {
        name: '客户端里',
        sights: [
          [
            'BR-1 BR-2 BR-3 BR-4 BR-5 BR-6 BR-7 BR-8',
            '运行 npm run simulator，页面就在一部手机里，由它扮演客户端',
            '/apps/1',
          ],
          ['BR-2', '给其他页面用的桥', '/bridge.js'],
        ],
      },
      {
        name: '规则和记录',
        sights: [
          ['VAL-1', '举报，手机号要对', '/apps/1/report'],
          ['VAL-2 VAL-10', `经${storeName()}去合作伙伴的网站`, '/go?to=%2Fapps%2F2'],
          ['VAL-2 VAL-10', '不明网站的链接只会回到首页', '/go?to=https%3A%2F%2Felsewhere.example%2F'],
          ['VAL-3 VAL-4 VAL-11', '每张图都有不用 WebP 的样子，图标大小不对就给 130', '/apps/3'],
          ['VAL-5 TRK-5 TRK-6 TRK-7', '隐私设置在页脚，同意之前不识别任何人', '/'],
          ['VAL-9 ERR-1', '调用失败时按钮照旧，不打扰', '/apps/4'],
          [
            'TRK-1 TRK-2 TRK-3 TRK-4',
            '页面、点击和看到的卡片都有记录：运行 npm run events:tail',
            '/top/soft',
          ],
          ['TRK-10', '从榜单点进应用，地址里带着它在第几位', '/top/game'],
        ],
      },
    ]
  },
}
