import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'

/** What runs in production, without tests and what only makes test data. */
const sources = new Map(
  globSync(
    '{analytics,bin,bridge,catalogue,console,contract,data,ops,platform,rules,server,ui,web}/**/*.{ts,tsx}',
    {
      cwd: root,
    },
  )
    .filter(path => !/\.(?:test|test-support|stories)\.|^ops\/checks\//.test(path))
    .map(path => [path, readFileSync(join(root, path), 'utf8')]),
)

const using = (pattern: RegExp, within = /./) =>
  [...sources]
    .filter(([path, text]) => within.test(path) && pattern.test(text))
    .map(([path]) => path)
    .sort()

test('[SEC-2] all sources are read', () => {
  expect(sources.size).toBeGreaterThan(800)
})

test('[SEC-2] a server starts these programs and no others, and none by a shell', () => {
  const servers = /^(?:analytics|catalogue|console|data|platform|server|ui|web)\//
  expect(using(/child_process/, servers)).toEqual([
    // A process that reads a package, in the sandbox.
    'catalogue/commands/inspection/run-apart.ts',
    // `flock`, for the file of signed heads.
    'catalogue/commands/signed-heads/heads-file.ts',
    // A process that imports a repository, by its address.
    'catalogue/worker/imports/run-import.ts',
    // A process that reads pictures, in the sandbox.
    'platform/images/decoders.ts',
    // `bwrap`, to see whether there is one.
    'platform/sandbox.ts',
  ])
  expect(using(/shell: true|\bexec(?:Sync)?\(['"`]|['"](?:ba)?sh['"], ?\[?['"]-c/, servers)).toEqual([])
})

test('[SEC-2] no text is run as code', () => {
  expect(using(/\beval\(|new Function\(|\bset(?:Timeout|Interval)\(['"`]/)).toEqual([])
})

test('[SEC-2] weak hashes only name things', () => {
  expect(using(/['"`](?:md5|sha-?1)['"`]/i, /^(?!catalogue\/(?:packages|repositories)\/)/)).toEqual([
    // The name of a prepared statement.
    'data/db/prepared-client.ts',
    // The name of an edge's consumer.
    'data/purge/purge-log.ts',
  ])
})

test('[SEC-2] secrets use cryptographic randomness', () => {
  expect(using(/Math\.random/)).toEqual(
    [
      // How long to wait before another try.
      'catalogue/commands/run-commands.ts',
      'server/collect/serve-collect.ts',
      'web/features/track/pause.ts',
      // Which changes, requests and page views are in a sample.
      'catalogue/worker/visibility/run-checks.ts',
      'platform/observability/measure-requests.ts',
      'web/features/track/start-tracker.ts',
    ].sort(),
  )
})

test('[SEC-2] certificates of others are checked', () => {
  expect(
    using(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity|sslmode=(?:no-verify|require)/),
  ).toEqual([])
})
