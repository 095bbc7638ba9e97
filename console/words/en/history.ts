import type { CommandName } from '../../../contract/commands/all.schema.ts'
import type { ChangedField, FieldName, SentenceParts } from '../sentence-parts.ts'

const fields: Record<FieldName, string> = {
  name: 'name',
  summary: 'summary',
  description: 'description',
  texts: 'texts',
  icon: 'icon',
  screenshots: 'screenshots',
  videos: 'videos',
  categories: 'categories',
  developer: 'developer',
  type: 'type',
  packageName: 'package name',
  filingNumber: 'China filing number',
  minAge: 'minimum age',
  releaseDate: 'release date',
  status: 'status',
  website: 'website',
  privacyPolicy: 'privacy policy',
  sourceCode: 'source code link',
  issueTracker: 'issue tracker',
  changelog: 'changelog link',
  translations: 'translations',
  donationPage: 'donation page',
  ads: 'ads flag',
  purchases: 'in-app purchases flag',
  dataShared: 'data sharing flag',
  dataEncrypted: 'encryption flag',
  dataDeletable: 'data deletion flag',
  directPackage: 'direct download flag',
  autoDownload: 'automatic download flag',
  figures: 'download and rating counts',
  tips: 'tips',
  dataSafety: 'data safety',
  prices: 'prices',
  version: 'version name',
  releaseNotes: 'release notes',
  state: 'state',
  files: 'files',
  permissions: 'permissions',
  warnings: 'warnings',
  legalName: 'legal name',
  address: 'address',
  email: 'email',
  logo: 'logo',
  parent: 'parent category',
  position: 'position',
  slug: 'address name',
  role: 'role',
  access: 'access',
  title: 'title',
  subtitle: 'subtitle',
  body: 'text',
  picture: 'picture',
  link: 'link',
  starts: 'start date',
  ends: 'end date',
  language: 'language',
  apps: 'apps',
  note: 'note',
  code: 'code',
  remaining: 'remaining count',
  total: 'total count',
  channel: 'channel',
  visibility: 'visibility',
  outcome: 'outcome',
  settings: 'settings',
  searchWords: 'words',
  share: 'share of visitors',
}

const field = ({ name, language }: ChangedField) => (language ? `${language} ${fields[name]}` : fields[name])

/** As in "changed the name and the summary". */
function what({ fields }: SentenceParts): string {
  const [first, second] = fields
  if (!first) return 'details'
  if (fields.length > 2) return `${fields.length} details`
  return second ? `the ${field(first)} and the ${field(second)}` : `the ${field(first)}`
}

const more = (count: number) => (count === 1 ? '1 more app' : `${count} more apps`)

function app({ app, apps }: SentenceParts): string {
  const first = app ?? 'an app'
  return apps > 1 ? `${first} and ${more(apps - 1)}` : first
}

const onApp = (it: SentenceParts) => (it.app === null ? '' : ` of ${app(it)}`)
const version = (it: SentenceParts) => (it.version && it.apps < 2 ? `${app(it)} ${it.version}` : app(it))

/** Something that has a name or is one of an app. */
const put = (kind: string, a: string) => (it: SentenceParts) => {
  const called = it.thing ? `the ${kind} “${it.thing}”` : `${a} ${kind}`
  return it.isNew
    ? `${it.who} added ${called}${onApp(it)}`
    : `${it.who} changed ${what(it)} of ${called}${onApp(it)}`
}
const remove = (kind: string, a: string) => (it: SentenceParts) =>
  `${it.who} deleted ${it.thing ? `the ${kind} “${it.thing}”` : `${a} ${kind}`}${onApp(it)}`

const experiment = ({ thing }: SentenceParts) => (thing ? `the experiment “${thing}”` : 'an experiment')

/** Or another share for one that runs. */
const isStart = ({ fields }: SentenceParts) => fields.some(({ name }) => name === 'starts')

const said: Record<CommandName, (it: SentenceParts) => string> = {
  'ad.place': put('ad', 'an'),
  'ad.remove': remove('ad', 'an'),
  'app.add': it => `${it.who} added ${app(it)}`,
  'app.delist': it => `${it.who} delisted ${app(it)}`,
  'app.edit': it => `${it.who} changed ${what(it)} of ${app(it)}`,
  'app.erase-pictures': it => `${it.who} permanently deleted the pictures of ${app(it)}`,
  'app.figures': it => `${it.who} set the download and rating counts of ${app(it)}`,
  'app.relist': it => `${it.who} relisted ${app(it)}`,
  'app.restore': it => `${it.who} restored ${app(it)}`,
  'app.takedown': it => `${it.who} took down ${app(it)}`,
  'banner.place': put('banner', 'a'),
  'banner.remove': remove('banner', 'a'),
  'category.put': put('category', 'a'),
  'change.undo': ({ who, undone }) => (undone ? `${who} undid: ${undone}` : `${who} undid a change`),
  'collection.put': put('collection', 'a'),
  'collection.remove': remove('collection', 'a'),
  'comment.hide': it => `${it.who} hid a review${onApp(it)}`,
  'comment.show': it => `${it.who} showed a review${onApp(it)} again`,
  'developer.papers': ({ who, thing }) => `${who} verified ${thing ?? 'a developer'} by papers`,
  'developer.prove': ({ who, thing }) => `${who} started verifying ${thing ?? 'a developer'} by a domain`,
  'developer.put': put('developer', 'a'),
  'developer.unprove': ({ who, thing }) => `${who} removed a proof of ${thing ?? 'a developer'}`,
  'download-config.put': put('download button', 'a'),
  'download-config.remove': remove('download button', 'a'),
  'experiment.start': it =>
    isStart(it)
      ? `${it.who} started ${experiment(it)}`
      : `${it.who} changed ${what(it)} of ${experiment(it)}`,
  'experiment.stop': it => `${it.who} stopped ${experiment(it)}`,
  'feature.place': put('featured banner', 'a'),
  'feature.remove': remove('featured banner', 'a'),
  'gift.put': put('gift', 'a'),
  'gift.remove': remove('gift', 'a'),
  'notice.put': put('announcement', 'an'),
  'notice.remove': remove('announcement', 'an'),
  'person.end': ({ who, thing }) => `${who} deactivated ${thing ?? 'a member'}`,
  'person.put': it =>
    it.isNew
      ? `${it.who} added ${it.thing ?? 'a member'} to the team`
      : `${it.who} changed ${what(it)} of ${it.thing ?? 'a member'}`,
  'person.reset': ({ who, thing }) => `${who} allowed a new sign-in link for ${thing ?? 'a member'}`,
  'reply.hide': it => `${it.who} hid a reply${onApp(it)}`,
  'reply.show': it => `${it.who} showed a reply${onApp(it)} again`,
  'report.close': it => `${it.who} closed a report${it.app === null ? '' : ` about ${app(it)}`}`,
  'repository.accept-stale': ({ who, thing }) =>
    `${who} accepted that ${thing ?? 'a repository'} is outdated`,
  'repository.claim': it => `${it.who} made ${it.thing ?? 'a repository'} the source of ${app(it)}`,
  'repository.import': ({ who, thing }) => `${who} started an import of ${thing ?? 'a repository'}`,
  'repository.put': put('repository', 'a'),
  'rows.put': ({ who }) => `${who} wrote catalog rows`,
  'rows.remove': ({ who }) => `${who} deleted catalog rows`,
  'search-words.put': put('search words', 'some'),
  'search-words.remove': remove('search words', 'some'),
  'version.publish': it => `${it.who} published ${version(it)}`,
  'version.put': it =>
    it.isNew
      ? `${it.who} saved a draft of ${version(it)}`
      : `${it.who} changed ${what(it)} of ${version(it)}`,
  'version.withdraw': it => `${it.who} withdrew ${version(it)}`,
}

export const history = {
  field,
  said,
  shown: 'Shown',
  active: 'Active',
  /** Of an import, with what it counted. */
  imported: (who: string, counts: string) => (counts ? `${who} import: ${counts}` : `${who} import`),
}
