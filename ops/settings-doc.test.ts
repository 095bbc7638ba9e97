import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SETTING_NAMES } from '../server/config.ts'
import { root } from './settings.ts'

test('every setting of the web process is in the document for those who run a store', () => {
  const document = readFileSync(join(root, 'docs/operating.md'), 'utf8')
  expect(SETTING_NAMES.length).toBeGreaterThan(20)
  expect(SETTING_NAMES.filter(name => !document.includes(`\`${name}\``))).toEqual([])
})
