import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openIndex } from '../../../catalogue/repositories/index/open-index.ts'
import { readApp } from '../../../catalogue/repositories/index/read-app.ts'
import { usualLimits } from '../../../catalogue/repositories/limits.ts'
import { verifyJar } from '../../../catalogue/repositories/trust/verify-jar.ts'
import { UntrustedError } from '../../../catalogue/repositories/untrusted.ts'
import { ensurePackages, testPackages } from '../../../ops/engines/debian.ts'
import { buildZip } from '../../support/build-zip.ts'
import { guardianFiles, guardianKey, guardianSteps, repositories } from '../../support/real-repositories.ts'
import { jarOf } from '../../support/repositories/make-repository.ts'

const missing = existsSync(repositories) ? '' : ' (skipped: no repositories here)'
const at = (path: string) => readFileSync(join(repositories, path))

/** Its signer, or why there is none. */
function told(jar: Buffer): string {
  try {
    return verifyJar(jar).signer.sha256
  } catch (error) {
    if (error instanceof UntrustedError) return error.id
    throw error
  }
}

test.skipIf(missing !== '')(
  `jars of others are taken and refused as F-Droid's own app does${missing}`,
  () => {
    expect({
      valid: told(at('fdroidclient-fixtures/valid-v2.jar')).length,
      changed: told(at('fdroidclient-fixtures/invalid-v2.jar')),
      weak: told(at('fdroidclient-fixtures/invalid-MD5-SHA1withRSA-v2.jar')),
      unsigned: told(at('fdroidclient-fixtures/unsigned.jar')),
      guardian: told(at('fdroidclient-fixtures/guardianproject_entry.jar')),
      without: told(at('fdroid-main-entry-2024/entry.jar')),
    }).toEqual({
      valid: 64,
      changed: 'jar-file-changed',
      weak: 'jar-digest-weak',
      unsigned: 'jar-unsigned',
      guardian: guardianKey,
      without: 'jar-file-changed',
    })
  },
)

test.skipIf(missing !== '')(`every app of every index at hand can be read${missing}`, () => {
  const indices = [
    ...['min', 'mid', 'max', 'empty'].map(size => at(`fdroidclient-fixtures/index-${size}-v2.json`)),
    ...['guardian-archive/index-v2.json', 'fdroid-main-2016/index-v2.converted.json'].map(at),
    ...guardianSteps.slice(-1).map(step => guardianFiles(step).get('/index-v2.json') ?? Buffer.alloc(0)),
  ]
  const read = indices.map(text => {
    const index = openIndex(text, usualLimits)
    const apps = [...index.packages.keys()].map(name => readApp(index, name, usualLimits))
    return [apps.length, ...apps.flatMap(app => ('leftOut' in app ? [app.leftOut.id] : []))]
  })
  // The largest fixture has values that are possible and unused: a picture of fewer than no bytes, and a name of 259 letters.
  expect(read).toEqual([[1], [2], [3, 'app-broken', 'app-name'], [0], [25], [1808], [16]])
})

test.skipIf(missing !== '')(`a bit that is changed is found, wherever it is${missing}`, () => {
  const jar = at('guardian-2026/entry.jar')
  const taken: number[] = []
  for (let place = 0; place < jar.length; place += 7) {
    const changed = Buffer.from(jar)
    changed[place] = (changed[place] ?? 0) ^ (1 << (place % 8))
    if (told(changed) === guardianKey && !verifyJar(changed).json.equals(verifyJar(jar).json))
      taken.push(place)
  }
  expect(taken).toEqual([])
})

/** That what tests sign is signed as others sign it, and that what others sign is read. */
let folder = ''
const secret = () => ['-storepass', 'secret', '-keystore', join(folder, 'keys.p12')]
beforeAll(() => {
  ensurePackages(testPackages, () => undefined)
  folder = mkdtempSync(join(tmpdir(), 'pergola-jars-'))
  const key = ['-genkeypair', '-alias', 'a', '-keyalg', 'RSA', '-keysize', '2048', '-dname', 'CN=a']
  execFileSync('keytool', [...key, ...secret()], { stdio: 'ignore' })
})
afterAll(() => rmSync(folder, { recursive: true }))

test("Java's own verifier takes what our tests sign", { timeout: 60_000 }, () => {
  const path = join(folder, 'ours.jar')
  writeFileSync(path, jarOf('{}'))
  expect(execFileSync('jarsigner', ['-verify', path]).toString()).toContain('jar verified')
})

test.each([
  ['SHA-256', 'SHA256withRSA', 64],
  ['SHA-512', 'SHA512withRSA', 64],
  ['SHA1', 'SHA256withRSA', 'jar-digest-weak'],
  ['SHA-256', 'SHA1withRSA', 'jar-digest-weak'],
  ['MD5', 'MD5withRSA', 'jar-digest-weak'],
])("what Java's own signer signs with %s and %s", { timeout: 60_000 }, (digest, signature, outcome) => {
  const jar = join(folder, `${digest}-${signature}.jar`)
  writeFileSync(jar, buildZip([{ name: 'entry.json', data: '{}' }]))
  const how = ['-digestalg', digest, '-sigalg', signature]
  execFileSync('jarsigner', [...secret(), ...how, jar, 'a'], { stdio: 'ignore' })
  const said = told(readFileSync(jar))
  expect(said.length === 64 ? 64 : said).toBe(outcome)
})
