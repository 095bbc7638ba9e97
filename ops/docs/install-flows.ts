import { DOWNLOAD_TYPE, type DownloadConfig } from '../../contract/api/download-config.ts'
import type { Known } from '../../rules/install/known.ts'
import { type Plan, ROWS, type RowName, rowFor } from '../../rules/install/plan.ts'

const when: Record<RowName, string> = {
  'other-device': 'On an iPhone, an iPad, a Mac, or HarmonyOS without Android, which run no packages',
  messaging: 'Inside an app whose browser downloads no packages (`PACKAGE_BLOCKERS`)',
  'this-file': 'By a link to one certain file: an older version, or a way that the popup offers',
  'client-busy': 'Inside the client, whose bridge says that it is busy with the app',
  'client-bridge': 'Inside the client, whose bridge answers',
  'client-frame': 'Inside a client without a bridge',
  'helper-answers': 'On a PC, by the helper or install button, when the desktop helper has answered',
  'helper-scheme': 'On a PC, by the helper or install button, when no helper has answered',
  'install-phone': 'On a phone, by the install button',
  custom: 'The server names an address of its own',
  'high-speed-address': 'The server says high-speed, and names where the client is',
  'high-speed': 'The server says high-speed',
  redirect: 'The page has no package of its own',
  file: 'Everyone else, also when the server has not answered or failed',
}

const does: Record<Plan['does'], string> = {
  download: 'downloads',
  open: 'opens the address',
  scheme: 'opens the other program by a link; 2 s later offers the ordinary download',
  frame: "opens the client's scheme in a hidden frame",
  helper: 'hands the app to the helper; offers the ordinary download when it does not take it',
  bridge: 'asks the client, over the bridge',
  explain: 'explains how to go on in a browser, and offers to copy the link',
  send: 'offers ways to an Android phone: a code to scan, the link, sharing',
  nothing: 'cannot be pressed',
}

const config = (downloadType: DownloadConfig['downloadType'], downloadUrl = ''): DownloadConfig => ({
  display: '(display)',
  ch: '(ch)',
  downloadType,
  downloadUrl,
})

/** Every value that makes a difference, under the name it has in the table. */
const values = {
  page: { PC: { pageType: 'PC' }, Mobile: { pageType: 'Mobile' } },
  browser: {
    'of an app that blocks packages': { browser: 'wechat', blocked: true },
    'store client': { browser: 'client', blocked: false },
    other: { browser: 'other', blocked: false },
  },
  device: { 'runs no packages': { elsewhere: true }, other: { elsewhere: false } },
  control: {
    download: { wants: 'download' },
    install: { wants: 'install' },
    helper: { wants: 'helper' },
    'a file': { wants: 'file' },
  },
  'client status': { none: { status: undefined }, ready: { status: 2 }, busy: { status: 32 } },
  helper: { none: { helper: 'none' }, new: { helper: 'new' }, old: { helper: 'old' } },
  configuration: {
    none: { config: undefined },
    normal: { config: config(DOWNLOAD_TYPE.normal) },
    'high-speed': { config: config(DOWNLOAD_TYPE.highSpeed) },
    'high-speed with an address': { config: config(DOWNLOAD_TYPE.highSpeed, 'https://address') },
    'custom with an address': { config: config(DOWNLOAD_TYPE.custom, 'https://address') },
    'custom without': { config: config(DOWNLOAD_TYPE.custom) },
  },
  package: { yes: { hasPackage: true }, no: { hasPackage: false } },
} satisfies Record<string, Record<string, Partial<Known>>>

type Field = keyof typeof values
const fields = Object.keys(values) as Field[]

const base: Known = {
  pageType: 'PC',
  browser: 'other',
  blocked: false,
  elsewhere: false,
  wants: 'download',
  status: undefined,
  helper: 'none',
  config: undefined,
  hasPackage: true,
  abi: undefined,
  source: '(source)',
  channel: '(channel)',
  app: { appId: 42, packageName: '(package)', downloadUrl: 'the file' },
}

interface Case {
  known: Known
  names: Record<Field, string>
}

function allCases(): Case[] {
  let cases: Case[] = [{ known: base, names: {} as Record<Field, string> }]
  for (const field of fields) {
    cases = cases.flatMap(({ known, names }) =>
      Object.entries<Partial<Known>>(values[field]).map(([name, value]) => ({
        known: { ...known, ...value },
        names: { ...names, [field]: name },
      })),
    )
  }
  return cases
}

/** The decision table as a document: every combination of what can be known is put to the code, and sorted by the row that decides. */
export function installFlows(): string {
  const cases = allCases()
  const sections = ROWS.map(row => section(row.name, cases))
  return `${head(cases.length)}\n${sections.join('\n')}`
}

function head(count: number): string {
  return `# What a download control says and does

Made from \`rules/install/plan.ts\` by \`npm run docs\`; change it there. Read from the top: the first row that matches decides.
All ${count} combinations of what can be known were put to the code; a value that is not named makes no difference.
`
}

function section(name: RowName, all: Case[]): string {
  const mine = all.filter(({ known }) => rowFor(known).name === name)
  const plans = mine.map(({ known }) => rowFor(known).plan(known))
  const conditions = fields.flatMap(field => {
    const seen = Object.keys(values[field]).filter(value => mine.some(({ names }) => names[field] === value))
    return seen.length === Object.keys(values[field]).length ? [] : [`| ${field} | ${seen.join(', ')} |`]
  })
  const unique = (list: (string | undefined)[]) => [...new Set(list.flatMap(one => one ?? []))].join(', ')
  const facts = [
    ['says', unique(plans.map(({ says }) => (typeof says === 'string' ? says : says.display)))],
    ['does', unique(plans.map(plan => does[plan.does]))],
    ['link', unique(plans.map(plan => ('url' in plan ? `\`${plan.url}\`` : undefined)))],
    ['otherwise', unique(plans.map(plan => ('instead' in plan ? `\`${plan.instead}\`` : undefined)))],
    ['hint', plans.every(plan => plan.usesClient) ? 'uses the client' : ''],
  ]
  const lines = facts.filter(([, text]) => text).map(([fact, text]) => `| **${fact}** | ${text} |`)
  return `## ${name}\n\n${when[name]}.\n\n| | |\n|---|---|\n${[...conditions, ...lines].join('\n')}\n`
}
