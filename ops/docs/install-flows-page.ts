import { DOWNLOAD_TYPE, type DownloadConfig } from '../../contract/api/download-config.ts'
import type { Known } from '../../rules/install/known.ts'
import { type Plan, ROWS, type RowName, rowFor } from '../../rules/install/plan.ts'

const when: Record<RowName, string> = {
  'other-device': 'iPhone, iPad, Mac, or HarmonyOS without Android',
  messaging: 'In-app browser that blocks packages (`PACKAGE_BLOCKERS`)',
  'this-file': 'Link to a particular file: an older version, or an option of the download dialog',
  'client-busy': 'Store client whose bridge reports that it is busy with the app',
  'client-bridge': 'Store client whose bridge answers',
  'client-frame': 'Store client without a bridge',
  'helper-answers': 'PC, helper or install button, and the desktop helper answered',
  'helper-scheme': 'PC, helper or install button, and no helper answered',
  'install-phone': 'Phone, install button',
  custom: 'The server sent a custom address',
  'high-speed-address': 'The server sent high-speed with the address of the client',
  'high-speed': 'The server sent high-speed',
  redirect: 'The page has no package of its own',
  file: 'Everything else, including no answer from the server',
}

const does: Record<Plan['does'], string> = {
  download: 'downloads the file',
  open: 'opens the address',
  scheme: 'opens the other program by link; after 2 s offers the download',
  frame: 'opens the client scheme in a hidden frame; after 2 s offers the download',
  helper: 'passes the app to the helper; offers the download if it refuses, or after 2 s',
  bridge: 'asks the client over the bridge; offers the download if it refuses, or after 2 s',
  explain: 'explains how to continue in a browser, and offers to copy the link',
  send: 'offers ways to reach an Android phone: QR code, link, sharing',
  nothing: 'is disabled',
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
    'in-app, blocks packages': { browser: 'wechat', blocked: true },
    'store client': { browser: 'client', blocked: false },
    other: { browser: 'other', blocked: false },
  },
  device: { 'no packages': { elsewhere: true }, other: { elsewhere: false } },
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

/** Returns docs/reference/install-flows.md: every combination of inputs, sorted by the row that decides. */
export function installFlowsPage(): string {
  const cases = allCases()
  return `# Install flows

What the download control shows and does, for engineers. Rows are checked from the top; the first match wins. The table is computed by running
\`rules/install/plan.ts\` on all ${cases.length} combinations of inputs; inputs that are not listed make no difference.

${ROWS.map(row => section(row.name, cases)).join('\n')}`
}

function section(name: RowName, all: Case[]): string {
  const mine = all.filter(({ known }) => rowFor(known).name === name)
  const plans = mine.map(({ known }) => rowFor(known).plan(known))
  const conditions = fields.flatMap(field => {
    const seen = Object.keys(values[field]).filter(value => mine.some(({ names }) => names[field] === value))
    return seen.length === Object.keys(values[field]).length ? [] : `${field}: ${seen.join(', ')}`
  })
  const unique = (list: (string | undefined)[]) => [...new Set(list.flatMap(one => one ?? []))].join(', ')
  const facts = [
    ['If', conditions.join('; ')],
    ['Shows', unique(plans.map(({ says }) => (typeof says === 'string' ? says : says.display)))],
    ['Does', unique(plans.map(plan => does[plan.does]))],
    ['Link', unique(plans.map(plan => ('url' in plan ? `\`${plan.url}\`` : undefined)))],
    ['Fallback', unique(plans.map(plan => ('instead' in plan ? `\`${plan.instead}\`` : undefined)))],
    ['Hint', plans.every(plan => plan.usesClient) ? 'uses the client' : ''],
  ]
  const lines = facts.flatMap(([fact, text]) => (text ? `- ${fact}: ${text}` : []))
  return `## ${name}\n\n${when[name]}.\n\n${lines.join('\n')}\n`
}
