import { mix, pick } from './random.ts'

const SENTENCES = [
  '打开应用就能看到今天的安排，不需要注册，也不会弹出广告。',
  '离线也能使用，数据保存在手机里，随时可以导出备份。',
  '新手引导只有三步，老人和孩子也能很快学会。',
  '支持深色模式和大字体，夜里看屏幕更舒服。',
  '每天十分钟，跟着课程慢慢练习，一个月后就能看到变化。',
  '画面由插画师一笔一笔手绘完成，四季的景色各不相同。',
  '和朋友组队闯关，失败了可以从上一个路口重新开始。',
  '内置两百多种模板，文字、贴纸和滤镜都可以自由组合。',
  '占用空间小，旧手机也能流畅运行，省电又省流量。',
  '我们只申请必要的权限，每一项用途都写在隐私说明里。',
  '新版本重做了搜索，输入拼音首字母就能找到想要的内容。',
  '桌面小组件可以显示天气、日程和剩余流量，点一下直达详情。',
  '解谜没有时间限制，卡住的时候可以向村里的猫要一个提示。',
  '账单按类别自动整理，月底生成一张清楚的图表。',
  '地图提前下载好，在山里没有信号也不会迷路。',
  '如果遇到问题，请在设置里点反馈，我们会在两个工作日内回复。',
]

const NOTES = [
  '修复了部分机型启动时黑屏的问题',
  '优化列表滑动的流畅度',
  '新增夜间模式，可以跟随系统切换',
  '调整了登录页的文字和按钮位置',
  '减少了安装包的体积',
  '增加三个新关卡和一位新伙伴',
  '修复已知问题，提升稳定性',
]

const OPINIONS = [
  '用了半年，一直很稳定，推荐给身边的朋友了。',
  '界面干净，没有乱七八糟的弹窗，好评。',
  '更新之后有点卡，希望下个版本能修好。',
  '画风太喜欢了，通关以后又玩了一遍。',
  '功能够用，就是同步有时候会慢一点。',
  '希望能出平板版，手机屏幕看着有点小。',
  '客服回复很快，问题当天就解决了。',
  '新手教程讲得很清楚，我妈都会用了。',
]

/** Ready texts that rows share; the rows stay below the size that PostgreSQL would compress. */
function texts(seed: number, count: number, parts: readonly string[], from: number, to: number, glue = '') {
  return Array.from({ length: count }, (_, n) => {
    const length = from + (mix(seed, n) % (to - from))
    let text = ''
    for (let i = 0; text.length < length; i++) text += (text && glue) + pick(parts, mix(seed + 1 + i, n))
    return text.slice(0, to)
  })
}

// `\\n` is how COPY spells a line break.
export const descriptions = texts(11, 512, SENTENCES, 340, 460, '\\n')
export const notes = texts(31, 512, NOTES, 30, 90, '；\\n')
export const opinions = texts(51, 512, OPINIONS, 12, 110)
export const answers = texts(71, 512, OPINIONS, 8, 60)
export const names = ['小满', '阿树', '山雀', '豆包', '林深', '一颗星', '晚风', '橘子汽水', '老周', '青禾']

const digits = Array.from({ length: 20_000 }, (_, n) => mix(91, n).toString(16).padStart(8, '0')).join('')

/** 64 hexadecimal digits, as COPY spells 32 bytes. */
export function hash(seed: number, n: number): string {
  const start = mix(seed, n) % (digits.length - 64)
  return `\\\\x${digits.slice(start, start + 64)}`
}
