import { type PictureProblem, type RefusalWords, refusalIn } from '../../../contract/refusals.ts'

/** The names of tables for people. */
const things: Record<string, string> = {
  ad_locations: 'ad',
  apps: 'app',
  brand_banners: 'banner',
  categories: 'category',
  collections: 'collection',
  comments: 'review',
  developer_proofs: 'proof',
  developers: 'developer',
  download_configs: 'download button',
  experiments: 'experiment',
  features: 'featured banner',
  gift_cards: 'gift',
  notices: 'announcement',
  replies: 'reply',
  reports: 'report',
  repositories: 'repository',
  search_words: 'search words',
  staff: 'member',
  versions: 'version',
}
const thing = (table: string) => things[table] ?? 'row'

const pictureProblem = (fault: PictureProblem): string => {
  switch (fault.problem) {
    case 'large':
      return `larger than ${fault.megabytes} MB`
    case 'unreadable':
      return 'not a readable PNG, JPEG or WebP'
    case 'small':
      return `${fault.size} is too small`
    case 'square':
      return `${fault.size}, but an icon must be square`
    case 'long':
      return `${fault.size} is too long`
  }
}

export const refusals: RefusalWords = {
  'app.absent-for-package': of => `${of.package} isn't in the store yet. Add the app first.`,
  'app.exists': of => `${of.package} is already in the store (app ${of.app}).`,
  'app.not-found': ({ text }) => `No app matches "${text}". Try its ID, package or address.`,
  'app.not-taken-down': () => 'Only possible for an app that was taken down.',
  'app.wrong-state': ({ state }) => `Not possible while the app is ${state}.`,
  'approval.required': () => 'Another member has to approve this. Send it for approval.',
  'batch.none-selected': () => 'Select at least one.',
  'batch.partial': ({ refusal, done }) =>
    `${refusalIn(refusals, refusal)} The first ${done} are done; the rest weren't run.`,
  'batch.too-many': ({ max }) => `Select ${max} at most.`,
  'category.cycle': () => "A category can't be inside itself. Choose another parent.",
  'category.duplicate': () => 'The same category is listed twice. Remove one.',
  'change.absent': ({ change }) => `Change ${change} doesn't exist.`,
  'change.final': ({ command }) => `${command} can't be undone.`,
  'change.superseded': ({ table, key }) =>
    `Can't undo: the ${thing(table)} ${key} was changed again later. Edit it instead.`,
  'change.undo-role': ({ command }) => `Only roles that can run ${command} can undo it.`,
  'change.undone': ({ by }) => `Already undone by change ${by}.`,
  'column.unknown': ({ table, column }) => `${table} has no column ${column}.`,
  'command.none': () => 'No command was sent.',
  'command.role': ({ command, role, roles }) =>
    `Your role (${role}) can't run ${command}. Ask: ${roles.join(', ')}.`,
  'command.unknown': ({ command }) => `There's no command "${command}".`,
  'developer.not-found': ({ text }) => `No single developer is called "${text}". Choose one from the list.`,
  'fields.required': ({ fields }) => `Fill in: ${fields.join(', ')}.`,
  'files.none': () => 'Choose at least one file.',
  'files.not-checked': ({ sha256 }) => `This file hasn't been checked yet (${sha256}). Upload it again.`,
  'input.invalid': ({ problems }) =>
    problems.map(({ field, problem }) => `${field}: ${problem.en}`).join('; '),
  'input.rejected': ({ detail }) => `The database rejected this value: ${detail}. Correct it and try again.`,
  'media.absent': ({ files }) =>
    files.map(({ field, file }) => `${field}: there's no file ${file}`).join('; '),
  'media.unready': ({ unready }) =>
    `Some pictures aren't ready: ${unready.join(', ')}. Try again in a minute, or upload them again.`,
  'package.blocked': ({ findings }) =>
    `${findings.length === 1 ? '1 issue blocks' : `${findings.length} issues block`} publishing: ${findings.join('; ')}.`,
  'person.ended': () => 'This member was deactivated.',
  'person.last-owner': () => 'The store needs at least one owner. Make someone else an owner first.',
  'person.name-fixed': () =>
    "A member's name can't be changed, because the audit log has it. Deactivate this member and add a new one.",
  'person.not-created': () => "Your account couldn't be created. Ask for a new link.",
  'person.own-identity': () => 'Ask another owner to change your role, or to deactivate you.',
  'person.reset-first': () =>
    'This member already signs in. Reset their sign-in first, and change the email once it is approved.',
  'picture.refused': ({ pictures }) =>
    pictures.map(({ name, ...fault }) => `${name}: ${pictureProblem(fault)}`).join('; '),
  'picture.too-many': ({ max }) => `Send ${max} pictures at most.`,
  'picture.too-many-screenshots': ({ max }) => `An app has ${max} screenshots at most.`,
  'picture.too-many-today': of => `At most ${of.pictures} pictures and ${of.megabytes} MB a day.`,
  'pictures.none-left': () => 'No pictures are left that only this app uses.',
  'proof.app': () => "Only assetlinks.json needs an app, and it must be one of this developer's.",
  'reason.required': () => 'Add a reason to continue.',
  'repository.busy': ({ address }) => `${address} is already being imported. Wait until it's done.`,
  'repository.exists': ({ address }) => `${address} is already added.`,
  'repository.fixed': () => "Address and key can't be changed. Add the repository at another address.",
  'repository.key-changed': ({ address, fingerprint }) =>
    `${address} was added with a different key (${fingerprint}), and an address keeps its key. If the key really changed, add the repository at another of its addresses.`,
  'repository.no-decision': of => `${of.package} isn't waiting for a decision.`,
  'repository.not-waiting': ({ apps }) => `Nothing to decide for: ${apps.join(', ')}.`,
  'repository.removed': ({ address }) => `${address} was removed in the meantime. Add it again.`,
  'repository.required': () => 'Enter the address and the fingerprint.',
  'request.absent': () => 'This request no longer exists.',
  'request.closed': () => 'This request was already decided or has expired.',
  'request.own': () => "You can't approve your own request.",
  'request.reason': () => "Say why you're declining.",
  'request.requester-left': ({ name }) =>
    `${name} is no longer on the team. Make the request again yourself.`,
  'request.role': ({ command }) => `Your role can't approve ${command}.`,
  'restore.approval': () => 'Restoring a taken-down app needs approval. Send a restore request.',
  'row.absent': ({ table, key }) =>
    `This ${thing(table)} no longer exists (${key}). It may have been deleted.`,
  'row.conflict': ({ now, seen }) =>
    `This was changed while you were editing (revision ${now}, you had ${seen}). Compare, then publish.`,
  'row.empty': ({ table }) => `Nothing was given for this ${thing(table)}.`,
  'rows.unknown-table': ({ tables }) => `Unknown tables: ${tables.join(', ')}.`,
  'texts.last-language': () => 'Keep a name in at least one language.',
  'texts.name-required': ({ locale }) => `Enter a name for ${locale}.`,
  'version.absent': ({ versionCode }) => `This app has no version ${versionCode}.`,
  'version.is-draft': () => "This version is a draft, so there's nothing to withdraw.",
  'version.name-required': () => 'Enter a version name.',
  'version.not-offered': () => "This version isn't published, so it can't be withdrawn.",
  'version.read-from-files': () => 'Name, platforms and permissions are read from the files.',
  'version.target-required': () => 'Choose an app and a version code, or upload files.',
}
