import { join } from 'node:path'
import type { NodeProcess } from '../engines/node-process.ts'
import { type Store, storeOf } from '../engines/store.ts'
import { answersOk, run, waitFor } from '../process.ts'
import { addresses, type Settings } from '../settings.ts'
import { assetsOf, keepAssets, nodeOf, rememberRelease } from './releases.ts'

/**
 * Puts a release in the place of the one that runs, or where nothing does. Each web process starts beside the one that leaves, which goes
 * on with its downloads; the edge goes on with its pages. Visitors notice nothing.
 */
export async function deploy(
  settings: Settings,
  release: string,
  say: (line: string) => void,
): Promise<void> {
  const store = storeOf(settings, {}, release)
  const { analytics, worker, console: staff, signer, edge, webs } = store
  keepAssets(assetsOf(settings), release)
  // Before web: an earlier one does not know the fields that new pages report. Events wait in the log meanwhile.
  await analytics.stop()
  if (!settings.withoutAnalytics) {
    await analytics.start()
    say('analytics runs')
  }

  const before = webs.filter(web => web.isRunning())
  for (let n = 1; n <= Math.max(1, webs.length - 1); n++) {
    // With one place alone there is none beside.
    if (before.length === webs.length) await before.shift()?.leave()
    const started = await startInFreeSlot(store)
    say(`web runs on port ${started.port}`)
    await before.shift()?.leave()
  }
  for (const web of before) await web.leave()

  const program = edgeProgram(settings, release)
  await (edge.isRunning() ? edge.use(program) : edge.start(program))
  say('Varnish runs')
  // After web, which makes what it carries visible. What was changed meanwhile waits in the outbox.
  await worker.stop()
  await worker.start()
  say('the worker runs')
  await staff.stop()
  await staff.start()
  say('the console runs')
  await signer.stop()
  try {
    await signer.start()
    say('the signer runs')
  } catch (error) {
    // Visitors need none: changes wait for their signature, and the console says so.
    say(`the signer does not run: ${(error as Error).message}`)
  }
  rememberRelease(settings, release)
}

/** Returns when it can make pages, and the edge knows; a release that can't is ended again, and the last one goes on. */
async function startInFreeSlot({ edge, webs }: Store): Promise<NodeProcess> {
  const slot = webs.findIndex(web => !web.isRunning())
  const web = webs[slot]
  if (!web) throw new Error('No free slot for a web process: add a port to PERGOLA_WEB_PORT')
  try {
    await web.start()
    await waitFor('the web process', () => answersOk(`http://127.0.0.1:${web.port}/healthz/ready`))
    await waitFor('the edge', async () => !edge.isRunning() || edge.sees(slot))
    return web
  } catch (error) {
    await web.stop()
    throw error
  }
}

/** As the release itself writes it. */
function edgeProgram(settings: Settings, release: string): string {
  const { PACKAGE_ORIGIN } = process.env
  return run(nodeOf(release), [
    join(release, 'bin/edge-vcl.ts'),
    ...settings.slots.flatMap(({ web }) => ['--web', `127.0.0.1:${web}`]),
    '--origin',
    addresses(settings).site,
    ...(PACKAGE_ORIGIN ? ['--packages', PACKAGE_ORIGIN] : []),
  ])
}
