import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SIGNER_SETTING_NAMES } from '../../catalogue/commands/signed-heads/config.ts'
import { WORKER_SETTING_NAMES } from '../../catalogue/worker/config.ts'
import { CONSOLE_SETTING_NAMES } from '../../console/server/config.ts'
import { SETTING_NAMES } from '../../server/config.ts'
import { root } from '../settings.ts'

test('every setting of the web process, the worker, the signer and the console is in the document for those who run a store', () => {
  const document = readFileSync(join(root, 'docs/operating.md'), 'utf8')
  expect(SETTING_NAMES.length).toBeGreaterThan(20)
  expect(WORKER_SETTING_NAMES.length).toBeGreaterThan(5)
  expect(
    [...SETTING_NAMES, ...WORKER_SETTING_NAMES, ...SIGNER_SETTING_NAMES, ...CONSOLE_SETTING_NAMES].filter(
      name => !document.includes(`\`${name}\``),
    ),
  ).toEqual([])
})
