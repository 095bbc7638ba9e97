/** Words of a sentence that say nothing of what is looked for. Chinese ones as a dictionary cuts them. */
const FILLER = new Set(
  `
的 了 呢 吗 吧 啊 呀 嘛 哦 么 着 过 地 得 之 和 与 及 或 或者 还是 而且 并 并且 也 都 就 就是 才 还 又 再 很 太 非常 比较 更 最 挺 真 好 是 有 有没有
没有 没 无 不 不要 别 在 到 从 把 被 让 给 对 向 往 用 用来 为 为了 因为 所以 如果 要是 但 但是 可是 不过 以 以及 可 可以 能 能够 能不能 可不可以 会 会不会
要 要不要 想 想要 想找 需要 应该 帮 帮我 帮忙 请 请问 麻烦 求 推荐 求推荐 介绍 找 找个 寻找 搜 搜索 查 来 去 做 弄 搞 点 些 一些 有些 一点 一下 个 一个
一款 款 种 一种 那种 这种 那 那个 这 这个 那些 这些 哪 哪个 哪些 哪里 哪款 哪种 什么 啥 有啥 怎么 怎样 怎么样 如何 怎么办 咋 咋办 为什么 多少 几 谁 我 我的 你
你的 他 她 它 我们 咱们 大家 自己 人 人们 的话 时候 时 的时候 之前 以前 之后 以后 里 里面 上 下 中 内 外 东西 事 事情 问题 方法 办法 手机 安卓 平台 好用 好玩
好看 不错 实用 简单 方便 靠谱 热门 最好 最好的 专门 总是 老是 经常 一直 每次 今天 明天 现在 最近 马上 适合 合适 专用 类 类似 像 似的 一样 等 等等 出 出来 起来 下来
出去 回来 自动 不够 不了 不好 不会 帮助 之类 有关 关于 相关 玩 看 听 写 学 用的 新 太快 能用 只要 只 带 一起 使用 下载 安装 版 版本 类型 功能 支持 哒 哇
要找 想学 想做 想看 想听 想玩 还有 然后 其实 觉得 感觉 知道 喜欢 要求 必须 最近 有人 别人 那么 这么 多 少 大 小 高 低 快 慢
a an the and or but as at by for from in into onto is are am was were be been being it its this that these those my your our his her their me i we you he she
they them us with of on to up out off over under about how what whats which who whom whose when where why do does did doing done can could should would will shall may might must
have has had having need needs needed want wants wanted wanna like likes looking look find finding search show give gives get gets getting got help helps helping please some any
something anything one ones best good great nice top better cool awesome easy easily simple there theres here not so too very really just also more most much many less than then now
every each all both only if while during between other another someone somebody everybody people person thing things way ways stuff kind kinds sort use used using user make
makes making let lets im ive id ill dont cant doesnt didnt isnt wont cannot keep keeps going go goes try trying new phone android mobile smartphone cell device recommend recommended
recommendation suggest suggestion able without no always never often today tonight tomorrow suitable fit fits designed made useful handy quick quickly small little big
`
    .trim()
    .split(/\s+/),
)

export const isFiller = (word: string): boolean => FILLER.has(word)

/** What is meant by a word for one of the two kinds of apps. */
const KINDS = new Map<string, 'game' | 'soft'>([
  ...['游戏', '手游', '网游', '小游戏', 'game', 'games', 'gaming'].map(word => [word, 'game'] as const),
  ...[
    '软件',
    '应用',
    '应用程序',
    '程序',
    '工具',
    'app',
    'apps',
    'application',
    'applications',
    'software',
    'program',
    'tool',
    'tools',
  ].map(word => [word, 'soft'] as const),
])

export const kindMeant = (word: string) => KINDS.get(word)

/** What an app does with a thing, and not what thing. */
const DOINGS = new Set(
  '管理 管理器 助手 大全 神器 大师 专业 记录 记 制作 生成 生成器 播放器 阅读器 编辑器 查看器 client editor helper maker manager player reader tracker track utility viewer learn learning record recording'.split(
    ' ',
  ),
)

export const isDoing = (word: string): boolean => DOINGS.has(word)
