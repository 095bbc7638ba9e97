import { closeSync, ftruncateSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CollectBatch } from '../../../contract/collect.schema.ts'
import { folderStore } from '../../../data/files/folder-store.ts'
import { publishPurge } from '../../../data/purge/publish-purge.ts'
import { waitFor } from '../../../ops/process.ts'
import { ICON_SIZES } from '../../../rules/pictures/icon.ts'
import { talkative } from '../../support/fixture.ts'
import { purge } from '../../support/purge.ts'
import { putSizes } from '../../support/put-sizes.ts'
import { query } from '../../support/query.ts'
import { ask } from './ask.ts'
import type { Plant } from './plant.ts'

/** How many icons there are that were never requested. */
const MASTERS = 600
/** So large that nothing on its way holds a great part of it. */
const PACKAGE_BYTES = 2_000_000_000
/** More than the second in which visitors get an expired page. */
const PAST_GRACE_MS = 1200

/** What visitors ask for: pages of some apps, each in the state that its journey needs. */
export interface Scene {
  plant: Plant
  fresh: string
  /** One after the other: for those who come first, and for those who come when the fault is noticed. */
  stale: string[]
  cold: string
  /** The app that staff change. */
  changed: number
  list: string
  commentId: number
  /** A link to a package, from before the fault. */
  link: string
  /** What this row's visits report, each with the ids of what was taken; the last is under way. */
  visits: { batch: CollectBatch; taken: string[] }[]
  nextPicture(): string
  keptPicture: string
  /** How long a visitor waits who will get no answer; undefined: as long as it takes. */
  patienceMs: number | undefined
}

/** Once for a plant: files that the catalogue lacks. */
export async function placeFiles(plant: Plant): Promise<() => string> {
  const names = ICON_SIZES.map(side => `${side}x${side}.webp`)
  for (let n = 0; n < MASTERS; n++) putSizes(plant.mediaDir, `icon/fault-${n}`, ...names)
  const { rows } = await query(
    plant.at.database,
    "select encode(sha256, 'hex') as sha256 from packages where path = $1",
    [decodeURIComponent(new URL(await packageLink(plant)).pathname).replace('/packages/', '')],
  )
  const file = folderStore(plant.mediaDir).pathOf(rows[0].sha256)
  mkdirSync(dirname(file), { recursive: true })
  const handle = openSync(file, 'w')
  ftruncateSync(handle, PACKAGE_BYTES)
  closeSync(handle)
  let n = 0
  return () => {
    const [size, master] = [ICON_SIZES[Math.floor(n / MASTERS)], n % MASTERS]
    n += 1
    return `/img/icon/fault-${master}_${size}x${size}.webp`
  }
}

/** Everything as a journey needs it; also shows that the store is well. */
export async function setScene(plant: Plant, nextPicture: () => string): Promise<Scene> {
  const { at, settings } = plant
  const apps = await query(at.database, "select id from apps where status = 'live' order by id limit 5")
  const [one = 0, two = 0, three = two, four = three, five = four] = apps.rows.map(({ id }) => Number(id))
  const [category] = (await query(at.database, 'select category_id as id from app_categories limit 1')).rows
  const [comment] = (
    await query(at.database, 'select id from comments where reply_count > 6 order by id limit 1')
  ).rows
  const scene: Scene = {
    plant,
    fresh: `/apps/${one}`,
    stale: [`/apps/${two}/history`, `/apps/${two}`],
    cold: `/apps/${four}/comments`,
    changed: five,
    list: `/category/${category.id}`,
    commentId: Number(comment?.id ?? talkative),
    link: '',
    visits: [],
    nextPicture,
    keptPicture: nextPicture(),
    patienceMs: undefined,
  }
  for (const tag of [`app-${four}`, `comments-${four}`, `category-${category.id}`, `comments-${one}`])
    await purge(settings, tag, 'hard')
  await publishPurge([at.nats.purge], { tags: ['download-configs'], hard: true })
  for (const path of scene.stale) await expectGood(at.site + path)
  await purge(settings, `app-${two}`, 'soft')
  await pause(PAST_GRACE_MS)
  // A change is looked for on a page that the edge has cached: any other would show it at once.
  const changed = plant.isFull ? [`/apps/${five}`] : []
  for (const path of [scene.fresh, scene.keptPicture, ...changed]) await expectGood(at.site + path)
  scene.link = await packageLink(plant)
  await expectGood(scene.link)
  return scene
}

async function packageLink({ at }: Plant): Promise<string> {
  const { rows } = await query(
    at.database,
    "select id from apps where status = 'live' and current_version_id is not null order by id limit 1",
  )
  const { status, headers } = await ask(`${at.site}/apps/${rows[0].id}/newurl?source=fault`)
  if (status !== 302) throw new Error(`no link to a package: ${status}`)
  return new URL(String(headers.location), at.site).href
}

/** Waits: on a busy machine a process that has just been started can be late for its page's deadline. */
const expectGood = (url: string): Promise<void> =>
  waitFor(`${url} before the fault`, async () => (await ask(url)).status === 200)
