import { setTimeout as pause } from 'node:timers/promises'
import { answersOk, waitFor } from '../../../ops/process.ts'
import { watchMachine } from '../machine.ts'
import type { Answer } from './ask.ts'
import { makeChange } from './change.ts'
import { storedIn, takenIn } from './collect.ts'
import type { Download, Fault } from './fault.ts'
import { findings } from './findings.ts'
import { ALL, JOURNEYS, type Journey, OF_VISITORS } from './journeys.ts'
import { isWorse, judgeFirst, judgeMs, type Limits, wrong } from './judge.ts'
import { type ChangeSeen, judgeChange, seenWithin } from './judge-change.ts'
import { noticed, recovered, saidSo, watchOver } from './phases.ts'
import type { Plant } from './plant.ts'
import { setScene } from './scene.ts'
import { FAR_BYTES, slowDownload } from './slow-download.ts'
import { judgeLoad, type Load, steadyLoad } from './steady-load.ts'
import { visitEach } from './visit-each.ts'

export interface Row {
  fault: Fault
  /** The worst of those who came at once. */
  first: Answer
  /** Until the edge knew; undefined: never, or there was nothing to know. */
  noticedMs: number | undefined
  cells: Map<Journey, Answer>
  /** Of a change that staff made; undefined: this store has no relay. */
  change: ChangeSeen | undefined
  /** Of visitors who kept coming; undefined: none did. */
  load: Load | undefined
  download: Download
  /** undefined: it did not recover. */
  recoveryMs: number | undefined
  events: { taken: number; stored: number }
  /** What must not be: the cell, and why. */
  broken: Map<string, string>
  /** Limits that were exceeded on a machine too busy to say whose fault that is. */
  notJudged: Map<string, string>
}

/** So long a fault lasts at least, for a download to show whether it goes on. */
const SHOW_MS = 5000
/** So long visitors wait who will get no answer. */
const PATIENCE_MS = 1000
/** A change that is not seen by then never is. */
const GIVE_UP_MS = 30_000

interface RowOptions {
  limits: Limits
  journeys?: Journey[]
  nextPicture: () => string
}

/** One fault, from a store that works to one that works again. */
export async function runRow(plant: Plant, fault: Fault, options: RowOptions): Promise<Row> {
  const machine = watchMachine(plant.settings.runDir)
  try {
    return await run(plant, fault, options, machine.othersBetween)
  } finally {
    machine.stop()
  }
}

async function run(
  plant: Plant,
  fault: Fault,
  { limits, journeys = plant.isFull ? ALL : OF_VISITORS, nextPicture }: RowOptions,
  othersSince: (since: number) => number,
): Promise<Row> {
  const scene = await setScene(plant, nextPicture)
  await JOURNEYS.configKept.go(scene)
  await JOURNEYS.collect.go(scene)
  if (fault.losesLog) await storedIn(scene)
  const download = slowDownload(scene.link)
  const found = findings(othersSince)
  const watch = watchOver(plant, fault)
  const load = fault.kind === 'restarted' ? steadyLoad(scene) : undefined
  await pause(300)

  const began = performance.now()
  await fault.begin(plant)
  const before = download.bytes()
  const broke = performance.now()
  if (fault.noAnswer) scene.patienceMs = PATIENCE_MS
  const change = plant.isFull ? await makeChange(scene) : undefined
  const noticing = fault.refused?.includes('cold') ? noticed(plant, limits) : undefined
  const first = await JOURNEYS.stale.go(scene)
  found.note('first visitors', judgeFirst(fault, first, limits), broke)
  const noticedMs = await noticing
  if (noticing) found.note('noticed', judgeMs(noticedMs, limits.noticed), broke)
  const cells = await visitEach({ fault, journeys, limits }, journey => JOURNEYS[journey].go(scene), found)
  while (download.isOpen() && download.bytes() - before < FAR_BYTES && performance.now() - began < SHOW_MS)
    await pause(50)
  const seen = seenOf(download.isOpen(), download.bytes() - before)
  if (isWorse(seen, fault.download)) found.note('download under way', wrong(seen), began)

  if (!(await saidSo(plant, fault))) found.note('fault', wrong('nobody noticed it'), began)
  const limit = seenWithin(fault, limits)
  if (change && limit !== undefined) await change.seenBy(change.acknowledgedAt + limit)
  const ending = performance.now()
  const earlier = change?.seenAt()
  await fault.end(plant)
  scene.patienceMs = undefined
  if (fault.nonsense) await waitFor('web', () => answersOk(`${plant.at.web}/healthz`))
  await watch.stop()
  const ended = performance.now()
  const recoveryMs = await recovered(
    scene,
    journeys.filter(journey => journey !== 'fresh' && journey !== 'stale'),
  )
  found.note('recovered', judgeMs(recoveryMs, limits.recovery), ended)
  const changed = change && {
    acknowledgedAt: change.acknowledgedAt,
    endedAt: ending,
    backAt: ended,
    seenAt: earlier ?? (await change.seenBy(ended + GIVE_UP_MS)),
  }
  await change?.stop()
  if (changed) found.note('change', judgeChange(fault, changed, limits), change?.acknowledgedAt ?? 0)
  const loaded = await load?.stop()
  if (loaded) found.note('under load', judgeLoad(fault, loaded, limits), began)
  if (!(await goesOnOrResumes()))
    found.note('download under way', wrong('neither went on nor resumed'), ended)
  download.end()
  const stored = await storedIn(scene)
  const taken = takenIn(scene)
  if (stored < taken) found.note('events stored', wrong(`${stored} of ${taken} are stored`), ended)
  if (watch.ends() > 0 && !fault.nonsense)
    found.note('fault', wrong(`web ended ${watch.ends()} times`), began)
  return {
    fault,
    first,
    noticedMs,
    cells,
    change: changed,
    load: loaded,
    download: seen,
    recoveryMs,
    events: { taken, stored },
    broken: found.broken,
    notJudged: found.notJudged,
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
