const whole = new Intl.NumberFormat('zh-CN')
const percent = new Intl.NumberFormat('zh-CN', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'always',
})

export const count = (value: number): string => whole.format(Math.round(value))

export const today = {
  shellLink: (name: string | null) =>
    name ? `有人在服务器上为 ${name} 生成了登录链接` : '有人在服务器上为第一位店主生成了登录链接',
  unsandboxed: '上传的文件没有在沙箱中读取',
  unsandboxedMeans: '服务器设置了 SANDBOX=none。恶意文件可能接触到不该接触的内容。',
  span: '时段',
  days: (days: number) => (days === 1 ? '今天' : `${days} 天`),
  fresh: '生效时间',
  promise: '目标：99% 在 2 秒内',
  p99: 'P99，最近 24 小时',
  seen: (seen: number, slow: number) => `检测 ${seen} 次，${slow} 次超出目标`,
  noneSeen: '最近 24 小时没有检测数据。',
  shownOn: '显示在',
  halfHours: '最近 24 小时，每半小时',
  variants: {
    pc: '电脑页',
    mobile: '手机页',
    mip: 'mip 页',
    en: '英文页',
    list: '列表',
    search: '按名称搜索',
    suggest: '搜索建议',
    developer: '开发者页',
    history: '历史版本',
    sitemap: '站点地图',
    feed: '订阅',
    gifts: '礼包',
    calls: '接口',
  },
  lastPurge: '所有边缘节点应答了最近一次更新：',
  downloads: '下载',
  views: '浏览',
  delta: (change: number) => `${percent.format(change)}，比上周`,
  now: '现在',
  weekBefore: '一周前',
  funnel: '转化',
  steps: ['浏览', '点击', '下载'] as readonly string[],
  vitals: '页面速度（四分之三的访问）',
  vital: (name: string, value: number) =>
    name === 'CLS'
      ? value.toFixed(2)
      : value < 1000
        ? `${Math.round(value)} 毫秒`
        : `${(value / 1000).toFixed(2)} 秒`,
  noNumbers: '统计服务暂时不可用。',
  notCounted: '统计已关闭，本店不统计访问和下载。',
  needs: '待处理',
  nothing: '没有要处理的事。',
  need: {
    unsent: (n: number) => `${n} 个改动尚未全部生效`,
    requests: (n: number) => `${n} 项待审批`,
    reports: (n: number) => `${n} 条举报待处理`,
    failedImports: (n: number) => `${n} 个软件源导入失败`,
    waitingApps: (n: number) => `${n} 个应用在两个来源里重名`,
    drafts: (n: number) => `${n} 个版本尚未发布`,
  },
  recent: '最近的改动',
  allChanges: '全部改动',
  visibleIn: (ms: number) => `${(ms / 1000).toFixed(2)} 秒后全部生效`,
}
