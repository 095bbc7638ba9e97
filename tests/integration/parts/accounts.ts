import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountOf } from '../../../ops/deploy/accounts.ts'
import { temp } from './booted.ts'

// In a folder of root's own no other account can read the programs.
const rootAlone = process.getuid?.() === 0 && accountOf('web') === undefined

test.skipIf(rootAlone)('[SEC-4] no process of a store runs as root, nor may become root', () => {
  const { runDir } = temp.settings
  const files = ['web/web', 'analytics/analytics', 'nats/nats', 'edge/varnish', 'postgres/data/postmaster']
  const first = files.map(file => Number.parseInt(readFileSync(join(runDir, `${file}.pid`), 'utf8'), 10))
  const family = withChildren(first)
  expect(family.length).toBeGreaterThan(first.length)
  for (const pid of family) {
    const status = statusOf(pid)
    expect(status, String(pid)).toMatch(/^Uid:(\t[1-9]\d*){4}$/m)
    expect(status, String(pid)).toMatch(/^Gid:(\t[1-9]\d*){4}$/m)
    expect(status, String(pid)).toMatch(/^CapEff:\t0+$/m)
    expect(/^Groups:(.*)$/m.exec(status)?.[1]?.split(/\s+/), String(pid)).not.toContain('0')
  }
})

test.skipIf(process.getuid?.() !== 0)('[SEC-4] no two parts of a store run as the same account', () => {
  const parts = ['postgres', 'nats', 'edge', 'web', 'analytics', 'worker', 'console', 'signer'] as const
  const accounts = parts.map(part => accountOf(part)?.uid).filter(uid => uid !== undefined)
  expect(new Set(accounts).size).toBe(accounts.length)
})

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8')

function withChildren(pids: number[]): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        return [{ pid: Number(name), parent: Number(/^PPid:\t(\d+)/m.exec(statusOf(Number(name)))?.[1]) }]
      } catch {
        // It ended meanwhile.
        return []
      }
    })
  const all = new Set(pids)
  for (let before = 0; before < all.size; ) {
    before = all.size
    for (const { pid, parent } of parents) if (all.has(parent)) all.add(pid)
  }
  return [...all]
}
