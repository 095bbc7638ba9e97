/** @module-tag full: kills every process while changes are published. */

import { expect, test } from 'vitest'
import { runPublish } from './publish/run-publish.ts'

test('what commands change is seen by every visitor, in order, whatever is killed or hung', async () => {
  const lines: string[] = []
  const found = await runPublish({
    commands: 50,
    perSecond: 4,
    faults: [
      { part: 'worker', how: 'hung' },
      { part: 'NATS', how: 'killed' },
      { part: 'PostgreSQL', how: 'killed' },
    ],
    outageMs: 1500,
    say: line => lines.push(line),
  })
  expect(found, lines.join('\n')).toMatchObject({ commands: 50, lost: [], backwards: [], undone: 0 })
  expect(found.outages).toHaveLength(3)
  // On a machine that has other things to do.
  for (const { rightAfterMs } of found.outages) expect(rightAfterMs).toBeLessThan(20_000)
}, 240_000)
