import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'

test('a misspelt setting is refused', () => {
  expect(() => readSettings({ PERGOLA_EGDE_PORT: '1' })).toThrow('PERGOLA_EGDE_PORT is not a setting')
  expect(readSettings({ PERGOLA_EDGE_PORT: '1234' }).ports.edge).toBe(1234)
})
