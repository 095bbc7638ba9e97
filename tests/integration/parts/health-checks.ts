import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstSlot, root } from '../../../ops/settings.ts'
import { temp } from './booted.ts'

const compose = readFileSync(join(root, 'ops/deploy/compose.yaml'), 'utf8')

/** The check of what listens on this port in its container, as a shell of Docker's runs it, for another port. */
function check(inside: number, port: number): number | null {
  const line = compose
    .split('\n')
    .find(text => /(CMD|exec 3)/.test(text) && text.includes(`127.0.0.1/${inside}`))
  const fetched = compose.split('\n').find(text => text.includes(`127.0.0.1:${inside}/healthz`))
  const script = /"(.*)"/.exec(line ?? fetched ?? '')?.[1] ?? ''
  // As YAML and Docker read it.
  const text = script
    .replaceAll('\\r', '\r')
    .replaceAll('\\n', '\n')
    .replaceAll('$$', '$')
    .replace(String(inside), String(port))
  expect(text).toContain(String(port))
  const [command, flag] = line ? ['bash', '-c'] : [process.execPath, '-e']
  return spawnSync(command, [flag, text]).status
}

test('the health checks of containers hold for parts that are up, and for nothing else', () => {
  const { settings } = temp
  const parts = [
    [4222, settings.ports.nats],
    [8080, settings.ports.edge],
    [3000, firstSlot(settings).web],
    [3100, settings.ports.analytics],
  ] as const
  for (const [inside, port] of parts) {
    expect(check(inside, port), `${inside}`).toBe(0)
    // Where something else listens, or nothing.
    expect(check(inside, settings.ports.postgres), `${inside}`).not.toBe(0)
    expect(check(inside, settings.ports.tls), `${inside}`).not.toBe(0)
  }
}, 30_000)
