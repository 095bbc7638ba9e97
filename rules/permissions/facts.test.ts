import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { permissionRows } from '../../demo/build/permissions.ts'
import { facts } from './facts.ts'
import { groupIcons } from './groups.ts'

const reference = new URL(
  '../../../shared/data/permissions/android-permissions.zh-en.full.json',
  import.meta.url,
)
const icons = new URL('../../node_modules/lucide-static/icons/', import.meta.url)

interface Reference {
  permissions: Record<string, { protectionLevel: string }>
}

test('[DET-2] every permission of the demo is known', () => {
  const names = permissionRows.map(row => String(row.name))
  expect(names).toHaveLength(36)
  expect(names.filter(name => !facts.has(name))).toEqual([])
})

test('[DET-2] facts of permissions agree with the reference on what is dangerous', context => {
  if (!existsSync(reference)) return context.skip('the reference list of permissions is not on this machine')
  const { permissions } = JSON.parse(readFileSync(reference, 'utf8')) as Reference
  const shared = Object.entries(permissions).filter(([name]) => facts.has(name))
  expect(shared.length).toBeGreaterThan(100)
  for (const [name, { protectionLevel }] of shared)
    expect([name, facts.get(name)?.level === 'ask']).toEqual([name, protectionLevel === 'dangerous'])
})

test('[DET-2] every dangerous permission of the reference is known', context => {
  if (!existsSync(reference)) return context.skip('the reference list of permissions is not on this machine')
  const { permissions } = JSON.parse(readFileSync(reference, 'utf8')) as Reference
  const dangerous = Object.keys(permissions).filter(
    name => permissions[name]?.protectionLevel === 'dangerous',
  )
  expect(dangerous.length).toBeGreaterThan(40)
  expect(dangerous.filter(name => !facts.has(name))).toEqual([])
})

test('[DET-2] every group of permissions but the last holds some', () => {
  const used = new Set([...facts.values()].map(fact => fact.group))
  expect([...used, 'other']).toEqual(Object.keys(groupIcons))
})

test.each(Object.values(groupIcons))('[DET-2] the icon %s is one of Lucide', name => {
  expect(existsSync(new URL(`${name}.svg`, icons))).toBe(true)
})
