const whole = new Intl.NumberFormat('en-GB')
const percent = new Intl.NumberFormat('en-GB', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'always',
})

export const count = (value: number): string => whole.format(Math.round(value))

export const today = {
  shellLink: (name: string | null) =>
    name
      ? `A sign-in link for ${name} was made on the server`
      : 'A sign-in link for the first owner was made on the server',
  unsandboxed: 'Uploaded files are read without a sandbox',
  unsandboxedMeans:
    'Whoever runs the server has set SANDBOX=none. A harmful file could reach more than it should.',
  zone: 'China time',
  span: 'Span',
  days: (days: number) => (days === 1 ? 'Today' : `${days} days`),
  fresh: 'Publish → visible',
  promise: 'Promise: p99 within 2 s',
  p99: 'p99, last 24 hours',
  seen: (seen: number, slow: number) => `${seen} looks, ${slow} slower than promised`,
  noneSeen: 'No change could be seen in the last 24 hours.',
  shownOn: 'Shown on',
  halfHours: 'Half hours of the last day',
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
    calls: 'API answers',
  },
  lastPurge: 'All edges answered the last purge,',
  downloads: 'Downloads',
  views: 'Page views',
  delta: (change: number) => `${percent.format(change)} vs a week ago`,
  now: 'Now',
  weekBefore: 'A week before',
  funnel: 'Funnel',
  steps: ['View', 'Press', 'Download'] as readonly string[],
  vitals: 'Web vitals, p75',
  vital: (name: string, value: number) =>
    name === 'CLS'
      ? value.toFixed(2)
      : value < 1000
        ? `${Math.round(value)} ms`
        : `${(value / 1000).toFixed(2)} s`,
  noNumbers: 'Analytics does not answer, so there are no numbers.',
  needs: 'Needs you',
  nothing: 'Nothing waits for you.',
  need: {
    unsent: (n: number) =>
      n === 1 ? '1 change has not reached every edge' : `${n} changes have not reached every edge`,
    requests: (n: number) => `${n} waiting for a second person`,
    reports: (n: number) => (n === 1 ? '1 report is open' : `${n} reports are open`),
    failedImports: (n: number) => (n === 1 ? '1 import failed' : `${n} imports failed`),
    waitingApps: (n: number) => `${n} apps are claimed by two sources`,
    drafts: (n: number) => (n === 1 ? '1 version is a draft' : `${n} versions are drafts`),
  },
  recent: 'Recent changes',
  allChanges: 'All changes',
  visibleIn: (ms: number) => `visible everywhere in ${(ms / 1000).toFixed(2)} s`,
}
