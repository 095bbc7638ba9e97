import { createHash } from 'node:crypto'
import { batchType } from './batch-fields.ts'
import { EVENT_COLUMNS } from './event-columns.ts'

/** A line of the log as ClickHouse reads it: a batch, a package that was handed out, or how soon a change was seen. */
const LINE = `received Int64, network String, handout Tuple(appId UInt64, visit String, network String),
  freshness Tuple(at Int64, change UInt64, app UInt64, variant String, edge String, ms UInt32, seen Bool), batch ${batchType()}`

/** Unfolds lines into rows where they are stored, which is several times as fast as doing it outside. */
const UNFOLD = EVENT_COLUMNS.map(({ name, from }) => `${from} as ${name}`).join(', ')

/** Lines without a batch. */
const UNFOLD_HANDOUTS = `toDate(first, 'UTC') as day, handout.appId as appId, handout.network as network,
  handout.visit as visit, fromUnixTimestamp64Milli(received, 'UTC') as first`

const UNFOLD_FRESHNESS = `fromUnixTimestamp64Milli(freshness.at, 'UTC') as at, freshness.change as change, freshness.app as app,
  freshness.variant as variant, freshness.edge as edge, freshness.ms as ms, freshness.seen as seen`

/**
 * Keeps nothing itself: what is inserted here goes through the views. All of them are named by what they are made from, so another
 * field makes others, and a process of the last release goes on with its own.
 */
const mark = createHash('sha256')
  .update(LINE + UNFOLD + UNFOLD_HANDOUTS + UNFOLD_FRESHNESS)
  .digest('hex')
  .slice(0, 8)

export const ARRIVALS_TABLE = `arrivals_${mark}`

/** Who has run all of these may insert; before that, lines would be lost in a table without views. */
export const ARRIVALS = [
  `create table if not exists ${ARRIVALS_TABLE} (${LINE}) engine = Null`,
  `create materialized view if not exists unfold_${mark} to events as
   select ${UNFOLD} from ${ARRIVALS_TABLE} array join batch.events as e`,
  `create materialized view if not exists unfold_handouts_${mark} to handouts as
   select ${UNFOLD_HANDOUTS} from ${ARRIVALS_TABLE} where handout.appId > 0`,
  `create materialized view if not exists unfold_freshness_${mark} to freshness as
   select ${UNFOLD_FRESHNESS} from ${ARRIVALS_TABLE} where freshness.change > 0`,
]
