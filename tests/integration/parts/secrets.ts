import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { command, temp } from './booted.ts'

test('[SEC-4] commands find the passwords by themselves', async () => {
  expect(await command('bin/migrate.ts')).toBe('nothing was pending\n')
  expect(await command('bin/search-index.ts')).toBe('0 apps indexed\n')
  expect(await command('bin/ranks.ts')).toBe('')
  expect(await command('bin/purge.ts', 'app-1')).toBe('Purge of app-1 is published\n')
})

const keys = () => readdirSync(temp.settings.runDir).filter(name => name.endsWith('.key'))

test('[SEC-4] secrets are for who made them alone', () => {
  const { runDir } = temp.settings
  expect(keys().length).toBeGreaterThanOrEqual(10)
  for (const name of [...keys(), 'nats/nats.conf'])
    expect(statSync(join(runDir, name)).mode & 0o777, name).toBe(0o600)
})

test('[SEC-4] no password gets into a log, not even when an engine goes away', async () => {
  const { store, at, settings } = temp
  // The pool holds a connection, which breaks.
  expect((await fetch(`${at.web}/apps/1`)).status).toBe(200)
  await store.postgres.stop()
  expect((await fetch(`${at.web}/apps/2`)).status).toBe(503)
  await store.nats.stop()
  await Promise.all([store.nats.start(), store.postgres.start()])
  await expect.poll(async () => (await fetch(`${at.web}/apps/2`)).status, { timeout: 10_000 }).toBe(200)
  const logs = readdirSync(settings.runDir, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.log$/.test(name),
  )
  expect(logs.length).toBeGreaterThanOrEqual(5)
  const said = logs.map(name => readFileSync(join(settings.runDir, name), 'utf8')).join('\n')
  expect(said).toContain('terminating connection')
  for (const name of keys())
    expect(said, name).not.toContain(readFileSync(join(settings.runDir, name), 'utf8'))
}, 30_000)
