import type { Experiment, Variant } from '../../../contract/experiments.ts'
import type { Verdict } from '../../../rules/experiments/compare-rates.ts'

const percent = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumFractionDigits: 1 })
const points = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1, signDisplay: 'exceptZero' })
const inPoints = (part: number) => points.format(part * 100)

const known: {
  [Name in Experiment]: { name: string; about: string; variants: Record<Variant<Name>, string> }
} = {
  'install-guide': {
    name: '安装引导',
    about: '在手机上，每次访问的首次下载会打开安装引导。实验期间，参与的访问有一半不显示。',
    variants: { shown: '显示引导', hidden: '不显示' },
  },
}

const verdicts: Record<Exclude<Verdict, 'few'>, (variant: string) => string> = {
  unclear: () => '没有显示出差别，可能只是偶然。',
  more: variant => `「${variant}」之后，更多访问下载了其他应用。`,
  less: variant => `「${variant}」之后，更少访问下载了其他应用。`,
}

export const experiments = {
  sub: '只有同意被记住的访客参与。按北京时间计日。',
  known,
  running: '进行中',
  off: '未开启',
  share: '参与的访客比例',
  shareOf: (share: number) => percent.format(share / 100),
  started: '开始时间',
  ended: '结束时间',
  start: '开始实验',
  save: '修改比例',
  stop: '停止实验',
  result: '结果',
  variant: '方案',
  exposed: '访问',
  converted: '又下载了其他应用',
  rate: '比率',
  rateOf: (rate: number) => percent.format(rate),
  interval: '95% 区间',
  between: (low: number, high: number) => `${percent.format(low)} 至 ${percent.format(high)}`,
  few: (visits: number) => `访问还不够，每个方案至少需要 ${visits} 次。`,
  difference: (difference: number, low: number, high: number) =>
    `相差 ${inPoints(difference)} 个百分点（95% 区间：${inPoints(low)} 至 ${inPoints(high)}）。`,
  verdicts,
}
