/** What a refusal is about: decides the exit code, the HTTP status and the heading that staff see. */
export type RefusalKind =
  | 'unknown'
  | 'input'
  | 'role'
  | 'reason'
  | 'approval'
  | 'package'
  | 'picture'
  | 'absent'
  | 'conflict'

/** A field that does not fit its schema, in the languages that staff read. */
export interface InputProblem {
  field: string
  problem: { en: string; 'zh-CN': string }
}

export type PictureProblem =
  | { problem: 'large'; megabytes: number }
  | { problem: 'unreadable' }
  | { problem: 'small' | 'square' | 'long'; size: string }

// biome-ignore lint/complexity/noBannedTypes: an object without fields.
type None = {}

/** Every refusal, with its parameters: ids and values, never words. */
export interface RefusalParameters {
  'app.absent-for-package': { package: string }
  'app.exists': { package: string; app: number }
  'app.not-found': { text: string }
  'app.not-taken-down': None
  'app.wrong-state': { state: string }
  'approval.required': { command: string }
  'batch.none-selected': None
  /** A batch was refused after earlier ones were done. */
  'batch.partial': { refusal: Refusal; done: number }
  'batch.too-many': { max: number }
  'category.cycle': None
  'category.duplicate': None
  'change.absent': { change: number }
  'change.final': { command: string }
  'change.superseded': { table: string; key: string }
  'change.undo-role': { command: string }
  'change.undone': { by: number }
  'column.unknown': { table: string; column: string }
  'command.none': None
  'command.role': { command: string; role: string; roles: readonly string[] }
  'command.unknown': { command: string }
  'developer.not-found': { text: string }
  'fields.required': { fields: readonly string[] }
  'files.none': None
  'files.not-checked': { sha256: string }
  'input.invalid': { problems: InputProblem[] }
  'input.rejected': { detail: string }
  'media.absent': { files: { field: string; file: string }[] }
  'media.unready': { unready: string[] }
  'package.blocked': { findings: string[] }
  'person.ended': None
  'person.last-owner': None
  'person.name-fixed': None
  'person.not-created': None
  'person.own-identity': None
  'person.reset-first': None
  'picture.refused': { pictures: ({ name: string } & PictureProblem)[] }
  'picture.too-many': { max: number }
  'picture.too-many-screenshots': { max: number }
  'picture.too-many-today': { pictures: number; megabytes: number }
  'pictures.none-left': None
  /** A proof by assetlinks is of one app of the developer, and others are of none. */
  'proof.app': None
  'reason.required': { command: string }
  'repository.busy': { address: string }
  'repository.exists': { address: string }
  'repository.fixed': None
  'repository.key-changed': { address: string; fingerprint: string }
  'repository.no-decision': { package: string }
  'repository.not-waiting': { apps: string[] }
  'repository.removed': { address: string }
  'repository.required': None
  'request.absent': { request: number }
  'request.closed': None
  'request.own': None
  'request.reason': None
  'request.requester-left': { name: string }
  'request.role': { command: string }
  'restore.approval': None
  'row.absent': { table: string; key: string }
  'row.conflict': { now: number; seen: number }
  'row.empty': { table: string }
  'rows.unknown-table': { tables: string[] }
  'texts.last-language': None
  'texts.name-required': { locale: string }
  'version.absent': { app: number; versionCode: string }
  'version.is-draft': None
  'version.name-required': None
  'version.not-offered': None
  'version.read-from-files': None
  'version.target-required': None
}

export type RefusalId = keyof RefusalParameters

/** A refusal as it is passed on. */
export type Refusal = { [Id in RefusalId]: { id: Id; parameters: RefusalParameters[Id] } }[RefusalId]

/** The words of every refusal, in one language. */
export type RefusalWords = { [Id in RefusalId]: (parameters: RefusalParameters[Id]) => string }

/** Of those not named here: a fault of the input. */
const KINDS: Partial<Record<RefusalId, RefusalKind>> = {
  'app.absent-for-package': 'absent',
  'app.exists': 'conflict',
  'app.not-taken-down': 'conflict',
  'app.wrong-state': 'conflict',
  'approval.required': 'approval',
  'change.absent': 'absent',
  'change.final': 'conflict',
  'change.superseded': 'conflict',
  'change.undo-role': 'role',
  'change.undone': 'conflict',
  'command.role': 'role',
  'command.unknown': 'unknown',
  'files.not-checked': 'absent',
  'package.blocked': 'package',
  'person.ended': 'conflict',
  'person.not-created': 'absent',
  'picture.refused': 'picture',
  'picture.too-many': 'picture',
  'picture.too-many-screenshots': 'picture',
  'picture.too-many-today': 'picture',
  'pictures.none-left': 'absent',
  'proof.app': 'input',
  'reason.required': 'reason',
  'repository.busy': 'conflict',
  'repository.exists': 'conflict',
  'repository.key-changed': 'conflict',
  'repository.not-waiting': 'absent',
  'repository.removed': 'absent',
  'request.absent': 'absent',
  'request.closed': 'conflict',
  'request.own': 'role',
  'request.reason': 'reason',
  'request.requester-left': 'role',
  'request.role': 'role',
  'restore.approval': 'approval',
  'row.absent': 'absent',
  'row.conflict': 'conflict',
  'version.absent': 'absent',
  'version.is-draft': 'conflict',
  'version.not-offered': 'conflict',
  'version.read-from-files': 'conflict',
}

export const kindOf = (refusal: Refusal): RefusalKind =>
  refusal.id === 'batch.partial' ? kindOf(refusal.parameters.refusal) : (KINDS[refusal.id] ?? 'input')

/** The refusal in the words of a language. */
export const refusalIn = (words: RefusalWords, refusal: Refusal): string =>
  (words[refusal.id] as (parameters: Refusal['parameters']) => string)(refusal.parameters)
