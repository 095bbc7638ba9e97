import type { Store } from '../../data/clickhouse/store.ts'
import { eventLine } from '../../data/log/event-line.ts'
import { freshnessLine } from '../../data/log/freshness-line.ts'
import { handoutLine } from '../../data/log/handout-line.ts'
import { type ReadLine, readLine } from '../read-line.ts'
import { askStore, insertLines } from './insert-lines.ts'
import { isAway } from './is-away.ts'

/** One line that can't be stored, or several that were not worth looking at one by one. */
export interface Dead {
  lines: Buffer
  count: number
  reason: string
}

// Inserts that may fail in the search for bad lines: enough to find a few among thousands.
const MAX_FAILURES = 60
const TRIES_ALONE = 3
/** What is put aside together still fits a message of the log. */
const DEAD_BYTES = 512 * 1024

/**
 * Stores what can be stored, and returns the rest. Lines that are a batch by the contract are stored
 * apart from the others, so that these can't take them along. Fails when the store does.
 */
export async function storeLines(store: Store, blocks: Buffer[]): Promise<Dead[]> {
  try {
    await insertLines(store, Buffer.concat(blocks))
    return []
  } catch (error) {
    if (isAway(error)) throw error
  }
  const sound: Buffer[] = []
  const odd: Buffer[] = []
  for (const line of blocks.flatMap(splitLines)) {
    const read = readLine(line.toString())
    if (read) sound.push(written(read))
    else odd.push(line)
  }
  return [...(await searchedLines(store, sound)), ...(await searchedLines(store, odd))]
}

function written(line: ReadLine): Buffer {
  if ('batch' in line) return eventLine(line.received, line.network, line.batch)
  return 'handout' in line
    ? handoutLine(line.received, line.handout)
    : freshnessLine(line.received, line.freshness)
}

/** Halves what fails until the bad line is alone. Where lines mostly fail that would never end, so then the rest is put aside. */
async function searchedLines(store: Store, lines: Buffer[]): Promise<Dead[]> {
  const dead: Dead[] = []
  let failures = 0
  await search(lines)
  return dead

  async function search(part: Buffer[]): Promise<void> {
    if (part.length === 0) return
    const reason = await failureOf(part)
    if (reason === undefined) return
    if (part.length === 1 || failures > MAX_FAILURES) {
      // Whatever is said of the data, it is not at fault while the store takes nothing else.
      await askStore(store)
      for (const together of grouped(part)) dead.push({ ...together, reason })
      return
    }
    const half = Math.ceil(part.length / 2)
    await search(part.slice(0, half))
    await search(part.slice(half))
  }

  async function failureOf(part: Buffer[]): Promise<string | undefined> {
    for (let tries = 1; ; tries += 1) {
      try {
        await insertLines(store, Buffer.concat(part))
        return undefined
      } catch (error) {
        if (isAway(error)) throw error
        failures += 1
        if (part.length > 1 || tries === TRIES_ALONE)
          return error instanceof Error ? error.message.slice(0, 500) : String(error)
      }
    }
  }
}

function splitLines(block: Buffer): Buffer[] {
  const lines: Buffer[] = []
  for (let from = 0; from < block.length; ) {
    const end = block.indexOf(10, from)
    const to = end < 0 ? block.length : end + 1
    lines.push(block.subarray(from, to))
    from = to
  }
  return lines
}

function grouped(lines: Buffer[]): Omit<Dead, 'reason'>[] {
  const groups: Buffer[][] = [[]]
  let bytes = 0
  for (const line of lines) {
    if (bytes > 0 && bytes + line.length > DEAD_BYTES) {
      groups.push([])
      bytes = 0
    }
    groups.at(-1)?.push(line)
    bytes += line.length
  }
  return groups.map(group => ({ lines: Buffer.concat(group), count: group.length }))
}
