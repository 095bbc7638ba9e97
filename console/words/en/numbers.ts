const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 })

const CHANNELS: Record<string, string> = { '': 'Direct', SM: 'Shenma', SO: '360', SOGOU: 'Sogou' }

export const numbers = {
  sub: (from: string, to: string, compared: string) =>
    `${from} to ${to}, compared with the ${compared}. Days in China time.`,
  export: 'Export CSV',
  compare: 'Compare with',
  compares: { week: 'previous week', before: 'previous period' },
  channel: 'Channel',
  allChannels: 'All channels',
  channelName: (channel: string) => CHANNELS[channel] ?? channel.charAt(0) + channel.slice(1).toLowerCase(),
  app: 'App',
  allApps: 'Show all apps',
  measure: 'Measure',
  measures: { downloads: 'Downloads', views: 'Page views', clicks: 'Clicks' },
  period: 'This period',
  wholeDays: 'Full days only',
  asTable: 'View as table',
  day: 'Day',
  topApps: 'Apps by downloads',
  change: 'Change',
  percent: (value: number) => percent.format(value),
  share: (value: number) => share.format(value),
  noneYet: 'No visits in this period.',
  whereFrom: 'Sources',
}
