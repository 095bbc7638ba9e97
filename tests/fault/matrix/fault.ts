import type { Journey } from './journeys.ts'
import type { Disk, Plant } from './plant.ts'

export const KINDS = [
  'killed',
  'hung',
  'restarted',
  'slow',
  'refuses',
  'garbage',
  'flapping',
  'full disk',
  'wiped',
] as const
export type Kind = (typeof KINDS)[number]

/** What becomes of a download that was under way: it waits with the one who sends it, or breaks and goes on by Range. */
export type Download = 'goes on' | 'waits' | 'breaks'

/** What is done to a part, and what visitors may notice of it. What is not named must be as ever. */
export interface Fault {
  part: string
  kind: Kind
  /** In words, where the kind says too little. */
  how?: string
  begin(plant: Plant): Promise<unknown>
  end(plant: Plant): Promise<unknown>
  /** Journeys that are refused. Where a cold page is, the edge notices. */
  refused?: readonly Journey[]
  /** Journeys that are refused or not, as it happens. */
  sometimes?: readonly Journey[]
  /** Journeys that may get no answer: files come by a pipe, which has no words when a process has just ended. */
  broken?: readonly Journey[]
  /** Journeys without an answer, because the component that would give it is unavailable and nothing is in front of it. */
  noAnswer?: readonly Journey[]
  /** Whether the first visitors may get no answer. */
  breaksFirst?: true
  /** Journeys that may take longer than others of their kind, in milliseconds, because they wait for the part. */
  slow?: Partial<Record<Journey, number>>
  download?: Download
  /** What a log must say by then: otherwise the fault was none. */
  said?: { log: string; words: string }
  /** What it needs to be filled. */
  disk?: Disk
  /** Whether it needs the full store: with a TLS front, a replica, a worker and a console. */
  needsFullStore?: true
  /** What becomes of a change that staff make meanwhile: visitors see it within this many milliseconds, or once the fault is over. */
  change?: number | 'waits'
  /** Whether what it hears makes no sense. A web process may end by that, to be started again by whatever watches over it. */
  nonsense?: true
  /** Whether what is in the log must be stored before, because it is lost by this. */
  losesLog?: true
}

/** A fault that makes no sense for a part, or can't be made, and why. */
export interface LeftOut {
  part: string
  kind: Kind
  why: string
}
