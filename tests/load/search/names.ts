import { mix, pick } from '../data/random.ts'

const list = (words: string) => words.trim().split(/\s+/)

const FIRST = list(`
  苔藓 云鲸 信封 浮标 纸间 半页 小语 调色 钨丝 剪枝 唱片 小满 晴格 路标 馒头 阳台 慢跑 棉睡 抽屉 钥匙 果园 挪挪 书妖 灯塔
  竹剑 屋顶 豆腐 麦田 山路 星际 一句 叠叠 灯绳 单词 熊熊 家常 字幕 雨声 早餐 潮汐 末班 细用 猫猫 跳绳 喝水 扫帚 糖铺 水管
  弄堂 狐狸 孵龙 纸片 风车 熊猫 三轮 轨道 胶卷 番薯 会议 耳旁 舌尖 豆豆 证照 拍子 面食 月亮 行李 存钱 旧物 客厅 家庭 两机
  窄门 贝壳 影子 听雨 回声 妖怪 滚滚 蚂蚁 街角 龙舟 飞机 书页 四叶 墨表 拾句 对照 旧照 定格 翻谱 手冲 节气 小城 请客 棋友`)
const SECOND = list(`
  手帐 快递 日记 待办 扫描 读书 外语 涂鸦 相机 剪辑 音乐 菜谱 天气 导航 账本 社区 跑步 睡眠 文件 密码 消消 华容 牌局 解谜
  少年 跳跃 要塞 农场 漂移 修理 本子 日历 表格 阅读 背词 绘本 拍照 视频 白噪 厨房 观测 公交 理财 街坊 计数 提醒 清理 拦截
  糖果 接水 麻将 邮筒 养成 大侠 防线 面馆 竞速 太空 专注 纪要 听书 音标 数学 证件 慢放 节拍 食谱 星图 旅行 愿望 交换 健身`)
const LATIN = list(`
  ba do ki lu mo na pe ro sa ti va zu cle dra fen gri hol jun ker lim mar nov oli pra quo ren sol tam ulti vex wil xen yar zen`)

const BOTH = FIRST.length * SECOND.length

/** Two of three are Chinese; a number tells those apart that would be the same. */
export function nameOf(id: number): string {
  if (id % 3 === 0) {
    const word = (seed: number) => [0, 1, 2].map(n => pick(LATIN, mix(seed + n, id))).join('')
    const name = word(111)
    return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${word(115).slice(0, 4 + (id % 3))}`
  }
  const name = `${pick(FIRST, mix(121, id))}${pick(SECOND, mix(122, id))}`
  return id < BOTH ? name : `${name}${pick(FIRST, mix(123, id))}${id % 97}`
}

export const aFirst = (n: number) => pick(FIRST, mix(131, n))
export const aSecond = (n: number) => pick(SECOND, mix(132, n))
