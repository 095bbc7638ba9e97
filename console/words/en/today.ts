const whole = new Intl.NumberFormat('en-US')
const percent = new Intl.NumberFormat('en-US', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'always',
})

export const count = (value: number): string => whole.format(Math.round(value))

export const today = {
  shellLink: (name: string | null) =>
    name
      ? `A sign-in link for ${name} was created on the server`
      : 'A sign-in link for the first owner was created on the server',
  unsandboxed: 'Uploaded files are read without a sandbox',
  unsandboxedMeans: 'The server has SANDBOX=none. A harmful file could reach more than it should.',
  span: 'Period',
  days: (days: number) => (days === 1 ? 'Today' : `${days} days`),
  fresh: 'Time to visible',
  promise: 'Target: 99% within 2 s',
  p99: '99th percentile, past 24 hours',
  seen: (seen: number, slow: number) => `${seen} checks, ${slow} over target`,
  noneSeen: 'No measurements in the past 24 hours.',
  shownOn: 'Shown on',
  halfHours: 'Past 24 hours, by half hour',
  variants: {
    pc: 'PC page',
    mobile: 'Mobile page',
    mip: 'mip page',
    en: 'English page',
    list: 'Lists',
    search: 'Search by name',
    suggest: 'Suggestions',
    developer: 'Developer',
    history: 'Version history',
    sitemap: 'Sitemap',
    feed: 'Feed',
    gifts: 'Gifts',
    calls: 'API responses',
  },
  lastPurge: 'Every edge confirmed the last update:',
  downloads: 'Downloads',
  views: 'Page views',
  delta: (change: number) => `${percent.format(change)} vs a week ago`,
  now: 'Now',
  weekBefore: 'A week earlier',
  funnel: 'Funnel',
  steps: ['Views', 'Clicks', 'Downloads'] as readonly string[],
  vitals: 'Web vitals (P75)',
  vital: (name: string, value: number) =>
    name === 'CLS'
      ? value.toFixed(2)
      : value < 1000
        ? `${Math.round(value)} ms`
        : `${(value / 1000).toFixed(2)} s`,
  noNumbers: "Analytics isn't available right now.",
  notCounted: "This store doesn't count visits or downloads: analytics is off.",
  needs: 'Needs attention',
  nothing: "You're all caught up.",
  need: {
    unsent: (n: number) =>
      n === 1 ? '1 change not live on every edge' : `${n} changes not live on every edge`,
    requests: (n: number) => `${n} waiting for approval`,
    reports: (n: number) => (n === 1 ? '1 open report' : `${n} open reports`),
    failedImports: (n: number) => (n === 1 ? '1 import failed' : `${n} imports failed`),
    waitingApps: (n: number) => (n === 1 ? '1 app found in two sources' : `${n} apps found in two sources`),
    drafts: (n: number) => (n === 1 ? '1 draft version' : `${n} draft versions`),
  },
  recent: 'Recent changes',
  allChanges: 'All changes',
  visibleIn: (ms: number) => `live everywhere in ${(ms / 1000).toFixed(2)} s`,
}
