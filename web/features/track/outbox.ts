import type { CollectBatch, CollectEvent } from '../../../contract/collect.schema.ts'
import { EVENT_MAX_AGE_MS } from '../../../contract/collect.ts'
import { tryStorage } from '../../browser/storage.ts'

const START = 'collect:'
/** A page that is alive writes or is answered more often; if not, its events are merely sent twice, with the same ids. */
const LEFT_AFTER_MS = 15_000
const MAX_BOXES = 10
export const MAX_EVENTS = 100

/** Unacknowledged events of one page. Each page has its own, so that tabs don't overwrite each other. */
export interface Box extends Pick<CollectBatch, 'session' | 'platform' | 'pageType'> {
  events: CollectEvent[]
  /** What was added to the clock of this page to set it right. */
  offset: number
  /** When it was written, by the browser's own clock; 0 once its page is gone. */
  saved: number
}

export interface Outbox {
  /** The names of boxes whose pages are gone. */
  left(now: number): string[]
  read(name: string): Box | undefined
  /** An empty box is taken away. */
  write(name: string, box: Box): void
  clear(): void
}

export const boxName = (id: string): string => START + id

/** Boxes in a storage. Where that is forbidden or full, a box lives as long as its page. */
export function openOutbox(open: () => Storage): Outbox {
  const attempt = <T>(use: (storage: Storage) => T) => tryStorage(open, use)
  const names = () => attempt(storage => Object.keys(storage).filter(name => name.startsWith(START))) || []
  const remove = (name: string) => attempt(storage => storage.removeItem(name))

  function read(name: string): Box | undefined {
    return attempt(storage => {
      const box: Box = JSON.parse(storage.getItem(name) || '')
      return Array.isArray(box.events) && box.session ? box : undefined
    })
  }

  return {
    read,
    left(now) {
      const found: { name: string; saved: number }[] = []
      for (const name of names()) {
        const box = read(name)
        if (!box?.events.some(({ at }) => at > now + box.offset - EVENT_MAX_AGE_MS)) remove(name)
        else if (now - box.saved > LEFT_AFTER_MS) found.push({ name, saved: box.saved })
      }
      // Those that a page has left come first; what is too much is the rest.
      const left = found.sort((one, other) => one.saved - other.saved).map(({ name }) => name)
      left.splice(MAX_BOXES).forEach(remove)
      return left
    },
    write(name, box) {
      if (box.events.length === 0) remove(name)
      else attempt(storage => storage.setItem(name, JSON.stringify(box)))
    },
    clear() {
      names().forEach(remove)
    },
  }
}
