import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { envelope } from '../../contract/api/envelope.ts'
import { API_ROUTES } from '../../contract/api/routes.schema.ts'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import { signersFile } from '../../contract/signers.schema.ts'
import { withdrawnFile } from '../../contract/withdrawn.schema.ts'
import { EVENT_COLUMNS } from '../../data/clickhouse/event-columns.ts'
import { root } from '../settings.ts'
import { GENERATED } from './generated.ts'
import { CALLS, SIGNERS, WITHDRAWN } from './http-examples.ts'
import { SETTINGS } from './settings.ts'
import { ENVIRONMENTS } from './settings-page.ts'

test.each(Object.entries(GENERATED))('%s is up to date (npm run docs)', (path, make) => {
  expect(readFileSync(join(root, path), 'utf8')).toBe(make())
})

test('every setting is described once, and every description has a setting', () => {
  const declared = Object.values(ENVIRONMENTS).flatMap(({ shape }) => Object.keys(shape))
  const described = Object.values(SETTINGS).flatMap(Object.keys)
  expect(described.sort()).toEqual([...new Set(declared)].sort())
})

test('descriptions of settings are not empty and fit their cell', () => {
  for (const [name, setting] of Object.values(SETTINGS).flatMap(Object.entries))
    expect(typeof setting === 'string' ? setting : setting[0], name).toMatch(/^.{4,120}$/)
})

test('every event field is described', () => {
  expect(EVENT_COLUMNS.filter(({ summary }) => !summary)).toEqual([])
})

test('the commands page has every command, and names the fields of each', () => {
  const page = GENERATED['docs/reference/commands.md']?.() ?? ''
  expect(COMMANDS.size).toBeGreaterThan(30)
  for (const name of COMMANDS.keys()) {
    expect(page).toContain(`| \`${name}\` |`)
    expect(page).toContain(`- \`${name}\`: `)
  }
})

test('the examples of the HTTP API match its schemas', () => {
  for (const [name, { query, data }] of Object.entries(CALLS)) {
    const { request, reply } = API_ROUTES[name as keyof typeof API_ROUTES]
    expect(z.safeParse(request, Object.fromEntries(new URLSearchParams(query))).error).toBeUndefined()
    expect(z.safeParse(reply, envelope(data)).error).toBeUndefined()
  }
  expect(z.safeParse(withdrawnFile, WITHDRAWN).error).toBeUndefined()
  expect(z.safeParse(signersFile, SIGNERS).error).toBeUndefined()
})
