import { readFile } from 'node:fs/promises'
import type { RepositoryFile } from '../../../contract/import/index.schema.ts'
import type { ImportReason } from '../../../contract/import/reason-ids.ts'
import type { Database } from '../../../data/db/database.ts'
import { findMade } from '../../../data/db/queries/pictures/made-pictures.ts'
import { markPictures, waitingPictures } from '../../../data/db/queries/repositories/fetched-files.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import { decoders } from '../../../platform/images/decoders.ts'
import {
  type KeptPicture,
  keepPicture,
  keptFile,
  LARGEST_PICTURE,
  pictureKey,
} from '../../../platform/images/keep-picture.ts'
import type { SizeDeps } from '../../../platform/images/keep-sizes.ts'
import { semaphore } from '../../../platform/semaphore.ts'
import type { Repository } from '../../commands/repository-rows.ts'
import { UntrustedError } from '../untrusted.ts'
import { asRepository } from './as-repository.ts'
import { type FetchOptions, fetchFile, MAX } from './fetch-file.ts'
import type { RunNote } from './import-run.ts'
import { runEach } from './run-each.ts'

interface PictureDeps {
  db: Database
  mediaDir: string
}

type Waiting = RowOf<typeof waitingPictures>

/** Pictures that are fetched and decoded at the same time. */
const AT_ONCE = 4
/** Apps whose pictures come before they are shown. */
const BATCH = 20
/** Pictures of places that do not answer, one after the other, until this run asks for no more. */
const MAX_UNANSWERED = 40

/**
 * Fetches missing pictures of apps, and shows them. One that is stored already is not fetched again. One
 * that is refused is reported and left out; one that only failed to load is retried in the next run.
 */
export async function fetchPictures(
  { db, mediaDir }: PictureDeps,
  repository: Repository,
  options: FetchOptions,
): Promise<{ fetched: number; notes: RunNote[] }> {
  const { signal, onProgress, max = MAX } = options
  const give = asRepository(repository)
  const waiting = (await waitingPictures(db, { repository: repository.id })).slice(0, max)
  // They are not urgent, and one that takes long on a busy machine is not asked for again.
  const reader = decoders('pictures', { atOnce: AT_ONCE, limitMs: 60_000 })
  const round = new Round(repository, { db, mediaDir, reader }, options)
  try {
    for (let from = 0; from < waiting.length && !round.isUnanswered(); from += BATCH) {
      signal?.throwIfAborted()
      const batch = await Promise.all(waiting.slice(from, from + BATCH).map(one => round.take(one)))
      const { done } = await runEach(
        db,
        batch.map(({ one, input, isWhole }) => ({
          about: { ...one, isWhole },
          request: give('app.edit', input),
        })),
      )
      const whole = done.filter(({ about }) => about.isWhole).map(({ about }) => about.packageName)
      await markPictures(db, { repository: repository.id, packageNames: whole })
      onProgress?.(`pictures of ${Math.min(from + BATCH, waiting.length)} of ${waiting.length} apps`)
    }
  } finally {
    reader.close()
  }
  return { fetched: round.fetched, notes: round.notes() }
}

/** What one run has fetched, and what it could not. */
class Round {
  fetched = 0
  #unanswered = 0
  readonly #faults = new Map<ImportReason, { place: string; about: string; count: number }>()
  readonly #inTurn = semaphore(AT_ONCE)
  readonly #repository: Repository
  readonly #deps: SizeDeps
  readonly #options: FetchOptions

  constructor(repository: Repository, deps: SizeDeps, options: FetchOptions) {
    this.#repository = repository
    this.#deps = deps
    this.#options = options
  }

  /** All pictures of an app that can be had, as a command takes them; `isWhole`: none of the others is worth another try. */
  async take(one: Waiting): Promise<{ one: Waiting; input: object; isWhole: boolean }> {
    const { app, packageName, pictures } = one
    let isWhole = true
    const get = (use: 'icon' | 'screenshot') => async (file: RepositoryFile) => {
      try {
        return await this.#inTurn(() => this.#picture(packageName, file, use))
      } catch (error) {
        if (!(error instanceof UntrustedError)) throw error
        isWhole = false
        this.#fault(error.id, packageName, error.about)
        this.#unanswered += Number(['away', 'slow', 'name-unknown', 'tls'].includes(error.id))
        return undefined
      }
    }
    const [icon, ...shots] = await Promise.all([
      pictures.icon && get('icon')(pictures.icon),
      ...pictures.shots.map(get('screenshot')),
    ])
    if (pictures.unsummed > 0) this.#fault('picture-unsummed', packageName, '', pictures.unsummed)
    const screenshots = shots.flatMap((shot, i) =>
      shot
        ? [{ imageKey: shot.key, width: shot.width, height: shot.height, shownIn: pictures.shots[i]?.locale }]
        : [],
    )
    // Those of before are better than none, while others may come.
    const isShown = isWhole || screenshots.length > 0
    return {
      one,
      isWhole,
      input: { app, ...(isShown ? { screenshots } : {}), ...(icon ? { iconKey: icon.key } : {}) },
    }
  }

  isUnanswered(): boolean {
    return this.#unanswered >= MAX_UNANSWERED
  }

  /** One for each reason, however many pictures it is about. */
  notes(): RunNote[] {
    return [...this.#faults].map(([id, { place, about, count }]) => {
      const others = count > 1 ? `${count} pictures` : ''
      return { id, place, about: [others, about].filter(Boolean).join(', ') }
    })
  }

  async #picture(
    packageName: string,
    file: RepositoryFile,
    use: 'icon' | 'screenshot',
  ): Promise<KeptPicture | undefined> {
    const { name, sha256, size } = file
    const { db, mediaDir } = this.#deps
    const there = await keptFile(mediaDir, sha256)
    if (there) {
      const key = pictureKey(sha256)
      const [made] = await findMade(db, { key, kinds: use === 'icon' ? ['icon'] : ['portrait', 'landscape'] })
      return made ? { key, ...made } : keepPicture(this.#deps, { bytes: await readFile(there), sha256 }, use)
    }
    if (size > LARGEST_PICTURE) {
      this.#fault('picture-large', packageName, `${name}: ${size} bytes`)
      return undefined
    }
    const bytes = await fetchFile(this.#repository, file, this.#options)
    this.#unanswered = 0
    const kept = await keepPicture(this.#deps, { bytes, sha256 }, use)
    if (kept) this.fetched += 1
    else this.#fault('picture-refused', packageName, name)
    return kept
  }

  #fault(id: ImportReason, place: string, about: string, count = 1): void {
    const before = this.#faults.get(id)
    if (before) before.count += count
    else this.#faults.set(id, { place, about, count })
  }
}
