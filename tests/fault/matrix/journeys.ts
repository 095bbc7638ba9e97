import { setTimeout as pause } from 'node:timers/promises'
import { madeId } from '../../support/batches.ts'
import { type Answer, ask, type Question } from './ask.ts'
import { collect } from './collect.ts'
import type { Scene } from './scene.ts'

interface JourneyKind {
  /** The title of its column. */
  title: string
  /** When all is well. */
  good: number
  /** How it is refused: in words for people, in an envelope for programs, by its status alone, or as a picture that pages cover. */
  refusal: 'words' | 'envelope' | 'status' | 'missing'
  go(scene: Scene): Promise<Answer>
}

const TOKEN = 'a'.repeat(24)
const VISITORS = 40
const EVERY_MS = 20
const visit = (scene: Scene, url: string, question: Question = {}) =>
  ask(url, { limitMs: scene.patienceMs, ...question })
const site = ({ plant }: Scene) => plant.at.site
const at = (scene: Scene, path: string) => visit(scene, site(scene) + path)

/** Those who come one after the other and don't wait for each other: the worst of their answers. */
async function manyVisitors(scene: Scene): Promise<Answer> {
  const path = scene.stale.shift() ?? ''
  const coming = Array.from({ length: VISITORS }, (_, i) => pause(i * EVERY_MS).then(() => at(scene, path)))
  return worst(await Promise.all(coming))
}

/** One that is not good, or else the slowest. */
function worst(answers: Answer[]): Answer {
  const [first] = answers.toSorted(
    (a, b) => Number(a.status === 200) - Number(b.status === 200) || b.ms - a.ms,
  )
  if (!first) throw new Error('no visitor came')
  return first
}

async function fresh(scene: Scene): Promise<Answer> {
  const answers: Answer[] = []
  for (let n = 0; n < 10; n++) answers.push(await at(scene, scene.fresh))
  return worst(answers)
}

const config = (scene: Scene, app: number, pageType: number) =>
  visit(scene, `${site(scene)}/wdjweb/api/getDownloadConfig`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `appType=0&appId=${app}&pageType=${pageType}`,
  })

const replies = (scene: Scene) =>
  visit(
    scene,
    `${site(scene)}/wdjweb/api/comment/reply/more?commentId=${scene.commentId}&offset=3&ctoken=${TOKEN}`,
    { headers: { cookie: `ctoken=${TOKEN}` } },
  )

const words = { good: 200, refusal: 'words' } as const
const envelope = { good: 200, refusal: 'envelope' } as const

export const JOURNEYS = {
  fresh: { ...words, title: 'fresh page', go: fresh },
  stale: { ...words, title: 'stale page, 40 visitors', go: manyVisitors },
  cold: { ...words, title: 'cold page', go: scene => at(scene, scene.cold) },
  search: { ...words, title: 'search', go: scene => at(scene, `/search?q=${madeId()}`) },
  list: { ...words, title: 'list', go: scene => at(scene, scene.list) },
  replies: { ...envelope, title: 'replies', go: replies },
  configKept: { ...envelope, title: 'download config, kept', go: scene => config(scene, 1, 0) },
  configCold: { ...envelope, title: 'the same, cold', go: scene => config(scene, 2, 1) },
  newUrl: {
    good: 302,
    refusal: 'words',
    title: 'newurl',
    go: scene => at(scene, '/apps/1/newurl?source=fault'),
  },
  collect: { ...envelope, title: '/collect', go: collect },
  package: { ...words, title: 'package', go: scene => visit(scene, scene.link) },
  keptPicture: { ...words, title: 'kept picture', go: scene => at(scene, scene.keptPicture) },
  newPicture: {
    good: 200,
    refusal: 'missing',
    title: 'new picture',
    go: scene => at(scene, scene.nextPicture()),
  },
  ready: {
    good: 200,
    refusal: 'status',
    title: 'ready',
    // What watches over the process waits no longer.
    go: ({ plant }) => ask(`${plant.at.web}/healthz/ready`, { limitMs: 1000 }),
  },
  staff: {
    good: 200,
    refusal: 'status',
    title: 'staff screen',
    go: scene => visit(scene, `${scene.plant.at.console}/apps`, { headers: scene.plant.staffHeaders }),
  },
} satisfies Record<string, JourneyKind>

export type Journey = keyof typeof JOURNEYS
export const ALL = Object.keys(JOURNEYS) as Journey[]
/** Those of visitors, and of what watches over web. */
export const OF_VISITORS = ALL.filter(journey => journey !== 'staff')

/**
 * Whether it was said in a way that its asker understands that it is our fault, and is worth trying again. What comes of nonsense is a fault
 * of ours for sure, and may not pass.
 */
export function isHonest(journey: Journey, { status, body }: Answer, ofNonsense: boolean): boolean {
  const { refusal } = JOURNEYS[journey]
  // A stopped process does not say whether it is ready.
  if (refusal === 'status') return status === 503 || status === 0
  if (refusal === 'missing') return status === 404
  if (status !== 503 && !(ofNonsense && status === 500)) return false
  return refusal === 'words' ? body.includes('是我们这边出了问题') : body.includes(`"code":${status}0000`)
}
