import type { AppItem } from '../../kit/app-list.tsx'
import { mossIcon } from './moss.ts'

/** As lists show them: one with everything, a game, one whose words are too long, one without a download. */
export const apps: AppItem[] = [
  {
    appId: 1,
    packageName: 'app.qingyu.moss',
    name: '苔藓手帐',
    summary: '每天一页，慢慢长成自己的样子',
    iconKey: mossIcon,
    game: false,
    category: '手帐日记',
    developer: '青屿软件工作室',
    score: '4.8',
    downloads: '1286万',
    size: '9.61MB',
  },
  {
    appId: 240,
    packageName: 'game.xiaozhen.haibian',
    name: '海边修船厂',
    summary: '把旧船修好，送它们出海',
    iconKey: 'icon/haibian-e6c1f5ba',
    game: true,
    category: '模拟经营',
    developer: '小镇事务所',
    score: '4.9',
    downloads: '6847.5万',
    size: '3.75MB',
  },
  {
    appId: 141,
    packageName: 'com.shapan.lanqiu',
    name: '晚自习篮球：下课十分钟也要来一局的三对三街头篮球联赛国际服',
    summary: '下课十分钟，来一局三对三；输了的人负责收球，赢了的人负责写作业，下雨天改在走廊里投纸团',
    iconKey: 'icon/lanqiu-e164ff0d',
    game: true,
    category: '竞速体育',
    developer: '沙盘室',
    score: '4.7',
    downloads: '1.9亿',
    size: '3.86MB',
  },
  {
    appId: 138,
    packageName: 'game.qiuchang.dinosaur',
    name: '小恐龙冲冲',
    summary: '陨石来了，跑就对了',
    iconKey: 'icon/dinosaur-33e8768c',
    game: true,
    category: undefined,
    developer: undefined,
    score: undefined,
    downloads: '0',
    size: undefined,
  },
]

/** The same in a list that is sorted by what it says at the right. */
export const rankedApps: AppItem[] = apps.map((app, i) => ({
  ...app,
  figure: i < 3 ? { value: `+${9 - i}.3万`, label: '本周下载' } : undefined,
  move: ([3, 0, 'new', -12] as const)[i],
  fresh: i === 2,
}))
