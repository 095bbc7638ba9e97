import { hasHan } from '../../rules/search/han.ts'
import { wordStem } from './latin-words.ts'

/**
 * Other words for the same sort of app. An app whose name or category has a word from before the stroke is found by all of its
 * line; those after the stroke say too little, or too much, to lead to the others.
 */
const groups = `
相机 camera 拍照 摄影 照相 photography | photo 照片
修图 美颜 | photo editor p图 图片编辑 滤镜
抠图 | 换背景 去背景
证件照 | 一寸照 寸照 护照
视频 video | 短视频 vlog editor
剪辑 视频编辑 | editing cut 剪视频
录屏 | screen recorder 屏幕录制
直播 | live streaming
音乐 music 歌曲 | 听歌 song player
音频 audio 录音 | recorder
电台 radio 广播 | 收音机
播客 podcast
媒体 media | music video audio song player
相册 gallery album | photo picture image
录制 recorder recording | record voice audio sound screen
节拍 | metronome 节拍器
乐谱 谱子 琴谱 | score sheet
天气 weather 气象 | 天气预报 forecast 气温 下雨
日历 calendar | 万年历 黄历 农历 日程
待办 todo 任务 task | to do list 清单 提醒 reminder
日程 schedule | planner 计划
习惯 打卡 habit | 自律
手帐 手账 日记 diary journal | 日志
笔记 便签 备忘录 note memo notepad | notebook taking 记事本 记事
文档 document | word 文件
办公 office | work
表格 spreadsheet | excel
扫描 scanner scan | 扫描仪 扫描件
邮件 邮箱 email mail | inbox
通讯 messenger messaging chat | message im talk 聊天
新闻 news rss | feed newspaper
白板 whiteboard | 画板
名片 | business card
发票 invoice | 报销
阅读 读书 reading ebook epub | reader 电子书 看书 小说 book novel
听书 audiobook | 有声书
漫画 comic manga
诗词 poetry | 古诗 诗歌 poem
词典 dictionary 字典 翻译 translate | translator
单词 vocabulary 词汇 | 背单词 英语单词 word
语言学习 | 英语 外语 language english learn
儿童 kids 宝宝 幼儿 启蒙 | 早教 孩子 children baby
绘本 | picture book 故事
菜谱 recipe 食谱 美食 烹饪 cooking cookbook | 做菜 做饭 food cook book meal
咖啡 coffee
旅游 旅行 travel 出行 trip | 游记 tourism
地图 map | 导航 navigation
导航 navigation | map gps route hiking trail directions
定位 gps location | tracking route
火车 train 铁路 列车 | 火车票 车票 高铁
公交 bus | 公共汽车 地铁 巴士
transport transit timetable departure | public train bus tram metro schedule
露营 camping | 帐篷
记账 账本 bookkeeping expense budget | 账单 省钱 spending money tracker
理财 finance | money 投资 expense budget
购物 shopping grocery | list groceries 清单
钱包 wallet | coin crypto bitcoin
社区 community 交友 社交 social | 论坛 forum 聊天 chat
健身 fitness workout | 锻炼 gym 减肥 training exercise
饮食 diet nutrition calorie | food meal counter 卡路里
冥想 meditation mindfulness | breathing calm relax
运动 sport | exercise
跑步 慢跑 running | run jogging
瑜伽 yoga | 拉伸
游泳 swimming | swim
骑行 cycling 骑车 | bike 单车
睡眠 sleep 助眠 | 失眠
健康 health | 养生
喝水 | water 饮水
文件 file | 文件管理 文件管理器 manager
备份 backup | 恢复
清理 cleaner 清洁 | 手机清理 垃圾 clean
压缩 zip 解压 | compress
二维码 qrcode qr barcode 扫码 | code scanner 条码
卷尺 测量 ruler | 尺子 量尺
安全 security 隐私 privacy
密码 password | 密码本 vault
2fa otp totp authenticator | two factor authentication 两步验证 code token
浏览器 browser | 上网 web internet
vpn proxy | 代理 tunnel
firewall adblock hosts | ad ads blocker block 广告拦截
launcher homescreen | home screen 桌面
手电筒 flashlight torch | flash light lamp
秒表 stopwatch chronometer | stop watch
换算 converter convertor | unit units conversion
绘画 draw paint sketch | drawing painting art 画画
终端 terminal ssh | console shell
调音器 tuner | guitar tuning instrument
电池 battery | power charge charging
拦截 | 骚扰电话 陌生来电
计时 timer | 番茄钟 专注 计时器
倒计时 倒数 countdown | 纪念日
闹钟 alarm | 起床 clock
消除 | 消消乐 三消 match
解谜 puzzle 谜题 | 益智 推理
数独 sudoku
卡牌 牌 card | 扑克 poker
棋 chess | 棋类 board 象棋
围棋 | go weiqi
麻将 mahjong | 打麻将
斗地主 | ddz
冒险 adventure | explore
角色扮演 rpg | 剧情
武侠 江湖 | 侠客
动作 action | 格斗
跑酷 parkour | runner
策略 strategy | 战略
塔防 | tower defense defence td
模拟 simulation | sim 模拟器
经营 tycoon | 开店 经营游戏
竞速 racing 赛车 飙车 | race car
体育 sports | 球类
足球 football soccer
篮球 basketball
羽毛球 badminton
滑雪 ski | 雪场
太空 space 宇宙 | 航天 星际
飞行 flight | 飞机 plane
计算器 calculator
壁纸 wallpaper
输入法 keyboard | ime
`

interface Group {
  /** In a name or a category they mean the whole group. Chinese ones may stand anywhere in it; of others the stems stand between spaces. */
  chinese: string[]
  stems: string[]
  words: string[]
}

/** As tokens are: by their stems. */
const stemsOf = (text: string) => ` ${text.split(' ').map(wordStem).join(' ')} `

const isOneWord = (stem: string) => !stem.trim().includes(' ')

const known: Group[] = groups
  .trim()
  .split('\n')
  .map(line => {
    const [meant = [], more = []] = line.split(' | ').map(words => words.split(' '))
    return {
      chinese: meant.filter(hasHan),
      stems: meant.filter(word => !hasHan(word)).map(stemsOf),
      words: [...meant, ...more],
    }
  })

/** Of these a mistyped word may be one. */
export const knownWords: readonly string[] = known.flatMap(({ words }) => words)

/** Groups by a stem that is one word: most are, and need not be looked for in every text. */
const byStem = Map.groupBy(
  known.flatMap(group => group.stems.filter(isOneWord).map(stem => ({ stem: stem.trim(), group }))),
  ({ stem }) => stem,
)
const phrases = known.flatMap(group =>
  group.stems.filter(stem => !isOneWord(stem)).map(stem => ({ stem, group })),
)

/** Other words for what a name or the name of a category says; `plain` as plainText makes it. */
export function otherWords(plain: string): string[] {
  const stems = stemsOf(plain)
  const said = new Set<Group>()
  for (const stem of stems.split(' ')) for (const { group } of byStem.get(stem) ?? []) said.add(group)
  for (const { stem, group } of phrases) if (stems.includes(stem)) said.add(group)
  if (hasHan(plain))
    for (const group of known) if (group.chinese.some(word => plain.includes(word))) said.add(group)
  return said.size === 0 ? [] : known.filter(group => said.has(group)).flatMap(({ words }) => words)
}
