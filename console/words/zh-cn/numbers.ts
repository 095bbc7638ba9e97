const percent = new Intl.NumberFormat('zh-CN', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})
const share = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumFractionDigits: 1 })

const CHANNELS: Record<string, string> = {
  '': '直接访问',
  BAIDU: '百度',
  SM: '神马',
  SOGOU: '搜狗',
  SO: '360 搜索',
  GOOGLE: '谷歌',
  BING: '必应',
  YOUDAO: '有道',
  TOUTIAO: '头条',
}

export const numbers = {
  sub: (from: string, to: string, compared: string) =>
    `${from} 至 ${to}，与${compared}对比。按北京时间计日。`,
  export: '导出 CSV',
  compare: '对比',
  compares: { week: '一周前', before: '上一时段' },
  channel: '渠道',
  allChannels: '全部渠道',
  channelName: (channel: string) => CHANNELS[channel] ?? channel,
  app: '应用',
  allApps: '查看全部应用',
  measure: '指标',
  measures: { downloads: '下载', views: '浏览', clicks: '点击' },
  period: '本时段',
  wholeDays: '只计整天',
  asTable: '以表格查看',
  day: '日期',
  topApps: '下载最多的应用',
  change: '变化',
  percent: (value: number) => percent.format(value),
  share: (value: number) => share.format(value),
  noneYet: '这段时间还没有访问。',
  whereFrom: '来源',
}
