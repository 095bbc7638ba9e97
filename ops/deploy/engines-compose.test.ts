import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { logins } from '../engines/logins.ts'
import { readSettings, root } from '../settings.ts'
import { composeEnvironment } from './compose-env.ts'

const keys = mkdtempSync(join(tmpdir(), 'pergola-engines-'))
afterAll(() => rmSync(keys, { recursive: true }))
const read = (name: string) => readFileSync(join(root, 'ops/deploy', name), 'utf8')
const alone = read('engines-compose.yaml')
const whole = read('compose.yaml')

const ENGINES = { postgres: { inside: 5432 }, nats: { inside: 4222 } } as const
const names = Object.keys(ENGINES) as (keyof typeof ENGINES)[]

test('the engines alone are those of the whole store, with nothing of their own but their ports', () => {
  const services = /^services:\n([\s\S]*?)^(?=\S)/m.exec(alone)?.[1] ?? ''
  expect([...services.matchAll(/^ {2}(\w+):$/gm)].map(([, name]) => name)).toEqual(names)
  for (const name of names) {
    expect(whole).toContain(`\n  ${name}:\n`)
    expect(services).toContain(
      `  ${name}:\n    extends: { file: compose.yaml, service: ${name} }\n    ports: [`,
    )
  }
  // What an extended service names must be here too.
  for (const name of ['inside', 'postgres', 'nats']) expect(alone).toMatch(new RegExp(`^ {2}${name}:$`, 'm'))
})

test('dev looks for them where they are, with the passwords that they were given', () => {
  const settings = readSettings({ PERGOLA_ENGINES: keys })
  for (const name of names) {
    const setting = `PERGOLA_${name.toUpperCase()}_PORT`
    const port = settings.ports[name]
    expect(alone).toContain(`"127.0.0.1:\${${setting}:-${port}}:${ENGINES[name].inside}"`)
  }
  const given = composeEnvironment(keys)
  const { database, nats } = logins(settings)
  expect(new URL(database).password).toBe(new URL(given.prepare?.DATABASE_URL ?? '').password)
  expect(`"${new URL(nats.web).password}"`).toBe(given.nats?.NATS_WEB_PASSWORD)
})
