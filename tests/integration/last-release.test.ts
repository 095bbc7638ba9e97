/** @module-tag full: builds the last release in a checkout of its own. */

import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { web } from '../../ops/engines/web.ts'
import { run } from '../../ops/process.ts'
import { root } from '../../ops/settings.ts'
import { tempDir, tempStore } from '../support/temp-store.ts'

const [tag = ''] = run('git', ['-C', root, 'tag', '--list', 'v*', '--sort=-v:refname']).split('\n')
const missing = tag ? '' : ' (skipped: no release is tagged here)'
const PATHS = ['/', '/apps/1', '/en/apps/1', '/apps/1/comments', '/top/soft', '/search?q=a', '/gifts']

/** The program of the last release, built with the packages that are installed here. */
function lastRelease(): string {
  const dir = tempDir()
  onTestFinished(() => rmSync(dir, { recursive: true }))
  run('sh', ['-c', 'git -C "$0" archive "$1" | tar -x -C "$2"', root, tag, dir])
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'))
  // Vitest's own would build for development.
  run(process.execPath, ['bin/build.ts'], { cwd: dir, env: { ...process.env, NODE_ENV: 'production' } })
  return dir
}

test.skipIf(missing !== '')(
  `the last release serves pages on the present schema${missing}`,
  async () => {
    const { settings, store, at, fill, remove } = await tempStore()
    onTestFinished(remove)
    await fill('fixture')
    const dir = join(settings.runDir, 'web')
    await web({ dir, mediaDir: store.mediaDir, settings, release: lastRelease() }).start()
    const statuses = await Promise.all(PATHS.map(async path => (await fetch(at.web + path)).status))
    expect(statuses).toEqual(PATHS.map(() => 200))
  },
  300_000,
)
