import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CONSOLE_ATTEMPTS } from '../../console/server/attempts.ts'
import { COLLECT_MAX_BYTES } from '../../contract/collect.ts'
import { MAX_A_DAY } from '../../data/db/queries/uploads/pictures.ts'
import { RIGHTS } from '../../data/db/rights.ts'
import { MAX_BYTES } from '../../data/files/file-store.ts'
import { ATTEMPTS } from '../../platform/security/attempts.ts'
import { EDGE_LIMITS } from '../engines/varnish.ts'
import { root } from '../settings.ts'
import { ENVIRONMENTS } from './settings-page.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const asvs = read('docs/reference/asvs.md')
const model = read('docs/explanation/security-model.md')
const ACCESS = 'docs/how-to/manage-access.md'
const section = (document: string, heading: string) =>
  document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0]

const rowsOf = (lines: string[]) =>
  lines
    .filter(line => /^\| \d+\.\d+\.\d+/.test(line))
    .map(line => {
      const [, ids = '', level = '', what = '', state = '', where = ''] = line
        .split('|')
        .map(cell => cell.trim())
      return { ids: ids.split(', '), level, what, state, where }
    })
const rows = rowsOf(asvs.split('\n'))

/** Level 1 of ASVS 5.0, by chapter and section: how many requirements of that level each has, by their last numbers. */
const LEVEL_1 =
  `1.2: 1 2 3 4 5; 1.3: 1 2; 1.5: 1; 2.1: 1; 2.2: 1 2; 2.3: 1; 3.2: 1 2; 3.3: 1; 3.4: 1 2; 3.5: 1 2 3; 4.1: 1; 4.4: 1;
  5.2: 1 2; 5.3: 1 2; 6.1: 1; 6.2: 1 2 3 4 5 6 7 8; 6.3: 1 2; 6.4: 1 2; 7.2: 1 2 3 4; 7.4: 1 2; 8.1: 1; 8.2: 1 2; 8.3: 1;
  9.1: 1 2 3; 9.2: 1; 10.4: 1 2 3 4 5; 11.3: 1 2; 11.4: 1; 12.1: 1; 12.2: 1 2; 13.4: 1; 14.2: 1; 14.3: 1; 15.1: 1; 15.2: 1; 15.3: 1`
    .split(';')
    .flatMap(section => {
      const [name = '', numbers = ''] = section.trim().split(': ')
      return numbers.split(' ').map(number => `${name}.${number}`)
    })

test('[SEC-5] the table has every requirement of level 1, each once', () => {
  expect(LEVEL_1).toHaveLength(70)
  const told = rows.filter(({ level }) => level === '1').flatMap(({ ids }) => ids)
  expect([...told].sort()).toEqual([...LEVEL_1].sort())
  const all = rows.flatMap(({ ids }) => ids)
  expect(all.length).toBe(new Set(all).size)
})

test('[SEC-5] a row says what is, and what is not met says why', () => {
  for (const { ids, state, where } of rows) {
    expect(state, ids[0]).toMatch(/^(?:met|partly|not met|n\/a|for the operator)$/)
    if (state !== 'met') expect(where.length, ids[0]).toBeGreaterThan(3)
  }
  expect(rows.filter(({ level, state }) => level === '1' && /not met|partly/.test(state))).toEqual([])
})

/** Rows that are met, and name no test that exists. */
const untested = (rows: ReturnType<typeof rowsOf>) =>
  rows
    .filter(({ state }) => state === 'met')
    .filter(({ where }) => {
      const tests = where.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?|tests\/attack\/[\w-]+\.ts)`/g)
      return ![...tests].some(([, path = '']) => existsSync(join(root, path)))
    })
    .map(({ ids }) => ids[0])

test('[SEC-5] every row that is met names a test', () => {
  expect(untested(rows)).toEqual([])
  const planted = [
    '| 1.1.1 | 2 | names code | met | `server/app.ts` |',
    '| 1.1.2 | 2 | names a test that is gone | met | `ops/no-such.test.ts` |',
    '| 1.1.3 | 2 | names another row | met | the same |',
    '| 1.1.4 | 2 | names a test | met | `ops/docs/security-doc.test.ts` |',
    '| 1.1.5 | 2 | is not met | not met | nothing like it |',
  ]
  expect(untested(rowsOf(planted))).toEqual(['1.1.1', '1.1.2', '1.1.3'])
})

test('[SEC-5] every file that the table, explanations and decisions name exists', () => {
  const pages = [asvs, ...globSync('docs/{decisions,explanation}/*.md', { cwd: root }).map(read)]
  const named = pages.flatMap(page =>
    [...page.matchAll(/`([a-z]+\/[\w./-]+)`/g)].map(([, path = '']) => path),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(path => !path.startsWith('dist/') && !existsSync(join(root, path)))).toEqual([])
})

test('[SEC-5] limits in the documents are those of the code', () => {
  const { misses, collects } = EDGE_LIMITS
  const costs = section(model, 'Expensive requests')
  expect(costs).toContain(`${misses} in ten seconds by visitor`)
  const reports = `${collects} reports of at most ${COLLECT_MAX_BYTES / 1000} kB in ten seconds by visitor`
  expect(costs).toContain(`${reports}, ${collects * 4} by network`)
  const connections = /sc0_conn_cur gt (\d+)/.exec(read('ops/engines/haproxy/front.cfg'))?.[1]
  expect(costs).toContain(`${connections} connections by visitor`)
  const uploads = read('docs/how-to/publish-apps.md')
  expect(uploads).toContain(`A package can be up to ${MAX_BYTES / 2 ** 30} GB`)
  const limits = read('console/server/access/limits.ts')
  const [failures, minutes] = [/MAX = (\d+)/, /SPAN_MS = (\d+) \* 60_000/].map(one => one.exec(limits)?.[1])
  expect(read(ACCESS)).toContain(
    `After ${failures} wrong codes or links, a network is blocked for ${minutes} minutes`,
  )
  const { pictures, bytes } = MAX_A_DAY
  expect(uploads).toContain(`${pictures} pictures and ${bytes / 1e6} MB a day for one person`)
})

test('[SEC-5] every secret among the settings is in the table of keys', () => {
  const { web, worker, signer, console } = ENVIRONMENTS
  const names = [web, worker, signer, console].flatMap(({ shape }) => Object.keys(shape))
  const secrets = names.filter(name => /KEY|SECRET|TOKEN|PASSWORD/.test(name))
  expect(secrets.length).toBeGreaterThan(5)
  const keys = section(model, 'Keys')
  expect([...new Set(secrets)].filter(name => !keys?.includes(`\`${name}\``))).toEqual([])
})

test('[SEC-5] every table with data of people is in the list of what is sensitive', () => {
  const ofPeople = Object.keys(RIGHTS).filter(name =>
    /^(?:account|contact|personal|reports|staff)/.test(name),
  )
  expect(ofPeople.length).toBeGreaterThan(8)
  const sensitive = section(model, 'Sensitive data')
  expect(ofPeople.filter(name => !sensitive?.includes(`\`${name}\``))).toEqual([])
})

test('[SEC-5] every kind of attempt that is logged is in the document for those who run a store', () => {
  const logged = section(read('docs/how-to/monitor.md'), 'Logs')
  expect([...ATTEMPTS, ...CONSOLE_ATTEMPTS].filter(kind => !logged?.includes(`\`${kind}\``))).toEqual([])
})

/** Routes of the console that begin a session, and the words for them in its documentation. */
const WAYS_IN = {
  '/sign-in': ['passkey', 'recovery codes'],
  '/welcome/:link': ['**Create one-time link**', '`npm run console:link`'],
  '/sign-in/service/back': ['`OIDC_ISSUER`'],
}

test('[SEC-5] every way into the console is documented', () => {
  const routes = ['serve-sign-in', 'serve-sign-in-service']
    .map(name => read(`console/server/access/${name}.ts`))
    .join('')
    .split(/\n {2}app\.(?:get|post)/)
    .slice(1)
  const beginning = routes.filter(route => /await begin(?:Session)?\(/.test(route))
  expect(beginning.map(route => /'([^']+)'/.exec(route)?.[1])).toEqual(Object.keys(WAYS_IN))
  for (const words of Object.values(WAYS_IN).flat()) expect(read(ACCESS)).toContain(words)
})

test('[SEC-5] SECURITY.md says within what time vulnerabilities are fixed, those of dependencies too', () => {
  const policy = read('SECURITY.md')
  expect(policy.match(/\| \d+ days +\|/g)).toHaveLength(3)
  expect(policy).toMatch(/same times hold for a dependency/)
})
