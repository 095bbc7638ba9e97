import { expect, test } from 'vitest'
import { readSettings, settingsEnvironment } from '../../settings.ts'
import { MANY_PORTS, manyOn, portsOf } from './ports.ts'

test('several of each have ports of their own, and another process reads the same', () => {
  const ports = Array.from({ length: MANY_PORTS }, (_, i) => 9000 + i)
  const many = manyOn(ports)
  expect(portsOf(many)).toEqual(ports)
  expect(() => manyOn(ports.slice(1))).toThrow(String(MANY_PORTS))

  const settings = { ...readSettings({}, { many: true }), many }
  expect(settings.slots).toHaveLength(4)
  expect(readSettings(settingsEnvironment(settings), { many: true })).toEqual(settings)
  expect(readSettings({})).not.toHaveProperty('many')
})
