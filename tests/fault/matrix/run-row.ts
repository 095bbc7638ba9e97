import { setTimeout as pause } from 'node:timers/promises'
import { answersOk, waitFor } from '../../../ops/process.ts'
import type { Answer } from './ask.ts'
import { storedIn, takenIn } from './collect.ts'
import type { Download, Fault } from './fault.ts'
import { ALL, JOURNEYS, type Journey } from './journeys.ts'
import { isLate, isWorse, judge, type Limits } from './judge.ts'
import { noticed, recovered, saidSo, watchOver } from './phases.ts'
import type { Plant } from './plant.ts'
import { setScene } from './scene.ts'
import { FAR_BYTES, slowDownload } from './slow-download.ts'

export interface Row {
  fault: Fault
  /** The worst of those who came at once. */
  first: Answer
  /** Until the edge knew; undefined: there was nothing to know. */
  noticedMs: number | undefined
  cells: Map<Journey, Answer>
  download: Download
  recoveryMs: number
  events: { taken: number; stored: number }
  /** What must not be: the cell, and why. */
  broken: Map<string, string>
}

/** So long a fault lasts at least, for a download to show whether it goes on. */
const SHOW_MS = 5000

/** One fault, from a store that is well to one that is well again. */
export async function runRow(
  plant: Plant,
  fault: Fault,
  {
    limits,
    journeys = ALL,
    nextPicture,
  }: { limits: Limits; journeys?: Journey[]; nextPicture: () => string },
): Promise<Row> {
  const scene = await setScene(plant, nextPicture)
  await JOURNEYS.configKept.go(scene)
  await JOURNEYS.collect.go(scene)
  if (fault.losesLog) await storedIn(scene)
  const download = slowDownload(scene.link)
  const broken = new Map<string, string>()
  const watch = watchOver(plant, fault)
  await pause(300)

  const began = performance.now()
  await fault.begin(plant)
  const before = download.bytes()
  const noticing = fault.refused?.includes('cold') ? noticed(plant, limits) : undefined
  const first = await JOURNEYS.stale.go(scene)
  if (first.status !== 200 && !fault.breaksFirst) broken.set('first visitors', `answered ${first.status}`)
  else if (first.ms > limits.first) broken.set('first visitors', `took ${first.ms} ms`)
  const noticedMs = await noticing
  if (noticedMs !== undefined && noticedMs > limits.noticed) broken.set('noticed', `after ${noticedMs} ms`)
  const cells = new Map<Journey, Answer>()
  for (const journey of journeys) {
    const go = () => JOURNEYS[journey].go(scene)
    const once = await go()
    // A machine that was busy with something else for a moment is not so twice.
    const answer = isLate(fault, journey, once, limits) ? await go() : once
    const wrong = judge(fault, journey, answer, limits)
    cells.set(journey, answer)
    if (wrong) broken.set(JOURNEYS[journey].title, wrong)
  }
  while (download.isOpen() && download.bytes() - before < FAR_BYTES && performance.now() - began < SHOW_MS)
    await pause(50)
  const seen = seenOf(download.isOpen(), download.bytes() - before)
  if (isWorse(seen, fault.download)) broken.set('download under way', seen)

  if (!(await saidSo(plant, fault))) broken.set('fault', 'nobody noticed it')
  await fault.end(plant)
  if (fault.nonsense) await waitFor('web', () => answersOk(`${plant.at.web}/healthz`))
  await watch.stop()
  const recoveryMs = await recovered(
    scene,
    journeys.filter(journey => journey !== 'fresh' && journey !== 'stale'),
  )
  if (recoveryMs > limits.recovery) broken.set('recovery', `took ${recoveryMs} ms`)
  if (!(await goesOnOrResumes())) broken.set('download under way', 'neither went on nor resumed')
  download.end()
  const stored = await storedIn(scene)
  const taken = takenIn(scene)
  if (stored < taken) broken.set('events', `${stored} of ${taken} are stored`)
  if (watch.ends() > 0 && !fault.nonsense) broken.set('web', `ended ${watch.ends()} times`)
  return {
    fault,
    first,
    noticedMs,
    cells,
    download: seen,
    recoveryMs,
    events: { taken, stored },
    broken,
  }

  async function goesOnOrResumes(): Promise<boolean> {
    if (!download.isOpen()) return download.resumes()
    if (seen === 'goes on') return true
    const [from, since] = [download.bytes(), performance.now()]
    while (download.bytes() - from < FAR_BYTES && performance.now() - since < SHOW_MS) await pause(50)
    return download.bytes() - from >= FAR_BYTES
  }
}

const seenOf = (isOpen: boolean, bytes: number): Download =>
  isOpen ? (bytes >= FAR_BYTES ? 'goes on' : 'waits') : 'breaks'
