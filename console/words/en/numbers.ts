const percent = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})
const share = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 })

const CHANNELS: Record<string, string> = { '': 'By themselves', SM: 'Shenma', SO: '360', SOGOU: 'Sogou' }

export const numbers = {
  sub: (from: string, to: string, compared: string) =>
    `${from} to ${to}, beside ${compared}. Days in China time.`,
  export: 'Export CSV',
  compare: 'Compare with',
  compares: { week: 'a week earlier', before: 'the time before' },
  channel: 'Channel',
  allChannels: 'All channels',
  channelName: (channel: string) => CHANNELS[channel] ?? channel.charAt(0) + channel.slice(1).toLowerCase(),
  app: 'App, by its number',
  allApps: 'Show all apps',
  measure: 'Measure',
  measures: { downloads: 'Downloads', views: 'Page views', clicks: 'Presses' },
  period: 'This time',
  wholeDays: 'Whole days only',
  asTable: 'As a table',
  day: 'Day',
  topApps: 'Apps by downloads',
  change: 'Change',
  percent: (value: number) => percent.format(value),
  share: (value: number) => share.format(value),
  noneYet: 'Nobody has been here in this time.',
  whereFrom: 'Where from',
}
