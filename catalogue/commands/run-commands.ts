import { setTimeout as pause } from 'node:timers/promises'
import type { CommandRequest } from '../../contract/commands/command.ts'
import type { Database, Transaction } from '../../data/db/database.ts'
import { touchApps } from '../../data/db/queries/apps/apps-of.ts'
import { recordChange } from '../../data/db/queries/changes/record-change.ts'
import { enterLists } from '../../data/db/queries/enter-lists.ts'
import { queuePurge } from '../../data/db/queries/outbox/queue-purge.ts'
import { indexApps } from '../../data/search/write-index.ts'
import { approverOf, consumeApproval } from './approvals.ts'
import { enteredBy, searchedOf, touchedApps, withApps } from './apps-of-changes.ts'
import { checkPeople } from './check-people.ts'
import type { CommandHandler, Made } from './command-context.ts'
import { COMMAND_HANDLERS } from './command-handlers.ts'
import { inputProblems } from './input-problems.ts'
import { checkPictures, checkReady } from './missing-pictures.ts'
import { addSearchIndex } from './queue-search-index.ts'
import { asRecorded } from './recorded-rows.ts'
import { refused } from './refused.ts'
import { type RowChange, rowChanges } from './row-changes.ts'
import { tagsOf } from './tags.ts'
import { withhold } from './withhold.ts'

export interface Outcome {
  /** Its number in the record; null: everything was so already, or it was only tried. */
  change: number | null
  rows: RowChange[]
  /** What edges forget, and whether at once. */
  tags: string[]
  hard: boolean
  /** What each of the commands made. */
  made: (Made | undefined)[]
}

export interface RunOptions<Seen = unknown> {
  /** Rolls back: shows what would change. */
  dryRun?: boolean
  /** Called first in the transaction. */
  before?: (db: Database) => Promise<void>
  /** Called in the transaction, when all is done, with what each command made: a page that is made there shows what will be. */
  inside?: (db: Database, made: Outcome['made']) => Promise<Seen>
  /** Where pictures and videos are kept: those that a command names must be there. */
  mediaDir?: string | undefined
  /** How many apps of who or what was renamed are brought up to date for search at once; more are left to the worker. */
  searchAtOnce?: number
}

/** How often a transaction is retried after a conflict. */
const TRIES = 5
const DEADLOCK = new Set(['40P01', '40001', '55P03'])

export async function runCommand(
  db: Database,
  request: CommandRequest,
  options?: RunOptions,
): Promise<Outcome> {
  return runTogether(db, [request], options)
}

/** All of them or none, as one change with one purge. They are the same command, given by the same. */
export async function runTogether(
  db: Database,
  requests: CommandRequest[],
  options: RunOptions = {},
): Promise<Outcome> {
  const [first, ...others] = requests.map(request => ({ request, ...allowed(request) }))
  if (!first) throw refused('command.none', {})
  if (options.mediaDir !== undefined)
    for (const request of requests) await checkPictures(options.mediaDir, request)
  for (let tried = 1; ; tried += 1)
    try {
      return await attempt(db, [first, ...others], options)
    } catch (error) {
      if (error instanceof OnlyTried) return error.outcome
      if (tried >= TRIES || !DEADLOCK.has(String((error as { code?: unknown }).code))) throw inWords(error)
      await pause(20 * tried * Math.random())
    }
}

interface Given {
  request: CommandRequest
  commandHandler: CommandHandler
  input: never
}

/** Ends the transaction of a command that is only tried. */
class OnlyTried extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super('only tried')
    this.outcome = outcome
  }
}

/** Everything that can be said without looking at the catalogue. */
function allowed(request: CommandRequest): Pick<Given, 'commandHandler' | 'input'> {
  const { command, role, reason } = request
  const commandHandler = COMMAND_HANDLERS.get(command)
  if (!commandHandler) throw refused('command.unknown', { command })
  const { roles, requiresReason } = commandHandler.contract
  if (!roles.includes(role)) throw refused('command.role', { command, role, roles })
  const read = commandHandler.input.safeParse(request.input)
  if (!read.success)
    throw refused('input.invalid', {
      problems: inputProblems(commandHandler.input, request.input, read.error),
    })
  if (requiresReason && !reason?.trim()) throw refused('reason.required', { command })
  return { commandHandler, input: read.data as never }
}

/** One more change in a transaction that the caller begins and ends. */
export async function runWithin(tx: Transaction, request: CommandRequest): Promise<Outcome> {
  return perform(tx, [{ request, ...allowed(request) }], {})
}

const attempt = (db: Database, given: [Given, ...Given[]], options: RunOptions): Promise<Outcome> =>
  db.transaction().execute(tx => perform(tx, given, options))

async function perform(
  tx: Database,
  given: [Given, ...Given[]],
  { dryRun, before, inside, searchAtOnce, mediaDir }: RunOptions,
): Promise<Outcome> {
  await before?.(tx)
  const approver = await approverOf(tx, given[0].request)
  const { name, wantsApproval } = given[0].commandHandler.contract
  if (wantsApproval && !approver) throw refused('approval.required', { command: name })
  const rows = rowChanges(tx)
  const made: Outcome['made'] = []
  const { commandHandler: first } = given[0]
  const alike = given.filter(({ commandHandler }) => commandHandler === first)
  if (alike.length > 1)
    await first.ahead?.(
      rows,
      alike.map(({ input }) => input),
    )
  for (const { request, commandHandler, input } of given)
    made.push(await commandHandler.do({ db: tx, rows, request }, input))
  const written = await rows.all()
  await checkPeople(tx, rows, written, given[0].request.actor)
  const changed = await withApps(tx, written)
  if (mediaDir !== undefined) await checkReady(tx, changed)
  const withheld = await withhold(tx, changed)
  const tags = [...tagsOf(changed), ...withheld.tags]
  if (returns(changed) && !approver) throw refused('restore.approval', {})
  const hard =
    given.some(({ commandHandler }) => commandHandler.contract.hard) || hides(changed) || withheld.hides
  const outcome = { change: null, rows: written.map(asRecorded), tags, hard, made }
  if (changed.length === 0) {
    await inside?.(tx, made)
    return outcome
  }
  await derive(tx, changed, searchAtOnce)
  const change = dryRun ? null : await record(tx, given, made, outcome, approver)
  if (change !== null) await consumeApproval(tx, given[0].request, change)
  await inside?.(tx, made)
  if (dryRun) throw new OnlyTried(outcome)
  return { ...outcome, change }
}

/** What is taken back or put as rows hides, or brings back, like the command that does the same. */
const hides = (changes: RowChange[]) =>
  changes.some(change => turns(change, 'taken_down', true) || turns(change, 'hidden', true))

const returns = (changes: RowChange[]) => changes.some(change => turns(change, 'taken_down', false))

const turns = ({ before, after }: RowChange, column: string, to: boolean) =>
  before?.[column] === !to && after?.[column] === to

/** What follows from the rows: the app's revision, where it is listed, and how it is found. */
async function derive(tx: Database, changed: RowChange[], searchAtOnce?: number): Promise<void> {
  const touched = touchedApps(changed)
  if (touched.length > 0) await touchApps(tx, { apps: touched })
  const { apps, leftCategories } = enteredBy(changed)
  if (apps.length > 0) await enterLists(tx, apps, leftCategories)
  const searched = await searchedOf(tx, changed, searchAtOnce)
  await indexApps(tx, searched.apps)
  if (searched.later) await addSearchIndex(tx, { ...searched.later, after: 0 })
}

async function record(
  tx: Database,
  given: [Given, ...Given[]],
  made: Outcome['made'],
  { rows, tags, hard }: Outcome,
  approver: string | undefined,
): Promise<number> {
  const [{ request, input: only }] = given
  const { command, actor, role, reason = '', reasonKind = null } = request
  const isRows = given[0].commandHandler.contract.isRows
  const input = isRows ? {} : given.length === 1 ? only : given.map(({ input }) => input)
  const undoes = made[0]?.undoes === undefined ? null : Number(made[0].undoes)
  const apps = [...new Set(tags.flatMap(tag => (/^app-(\d+)$/.exec(tag)?.[1] ?? []) as string | []))].map(
    Number,
  )
  const change = await recordChange(tx, {
    actor,
    role,
    approver: approver ?? null,
    command,
    reasonKind,
    reason,
    undoes,
    apps,
    input: JSON.stringify(input),
    rows: JSON.stringify(rows),
  })
  if (tags.length > 0) await queuePurge(tx, { change, tags, hard })
  return change
}

/** What the database refuses in a row is the fault of what was given. */
function inWords(error: unknown): unknown {
  const { code, message, detail } = error as { code?: string; message?: string; detail?: string }
  return /^(22|23)/.test(code ?? '')
    ? refused('input.rejected', { detail: [message, detail].filter(Boolean).join(': ') })
    : error
}
