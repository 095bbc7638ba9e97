import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { keepInspection } from '../../../catalogue/commands/inspection/keep-inspection.ts'
import { bytesOf } from '../../../catalogue/packages/bytes.ts'
import { inspectBytes } from '../../../catalogue/packages/inspect-file.ts'
import { refuse } from '../../../catalogue/packages/judge/findings.ts'
import { signPackage, v2 } from '../../../catalogue/packages/make/sign-package.ts'
import { buildZip } from '../../support/build-zip.ts'
import { type MadeApp, makeApp } from '../../support/make-app.ts'
import { appFiles } from '../../support/packages/app-files.ts'
import { ann, ben } from '../../support/packages/small-packages.ts'
import { giver } from '../commands/giving.ts'
import { suiteDatabase } from '../suite.ts'

const suite = suiteDatabase('files_of_a_version')
const give = giver(suite.db)
let app: MadeApp
beforeEach(async () => {
  app = await makeApp({ databaseUrl: suite.url, mediaDir: suite.mediaDir }, { versions: 0 })
})

/** Makes a package of this app and keeps what an inspection finds in it. Returns its hash. */
async function file(signers: (typeof ann)[], facts: Parameters<typeof appFiles>[0]): Promise<string> {
  const files = appFiles({ packageName: app.packageName, ...facts })
  const bytes = signPackage(buildZip(files), v2(...signers.map(signer => ({ signer }))))
  const sha256 = hash('sha256', bytes)
  await keepInspection(suite.db, { sha256, size: bytes.length, inspection: inspectBytes(bytesOf(bytes)) })
  return sha256
}

const offered = async () => {
  const query = sql<{ abi: string }>`select p.abi from packages p join versions v on v.id = p.version_id
    where v.app_id = ${app.id} order by p.abi`
  return (await query.execute(suite.db)).rows.map(({ abi }) => abi)
}

test('files by one signer, each for a processor of its own, become one version', async () => {
  const files = [await file([ann], { abi: 'arm64-v8a' }), await file([ann], { abi: 'x86_64' })]
  await give('version.publish', { files })
  expect(await offered()).toEqual(['arm64-v8a', 'x86_64'])
})

// The first file is by ann, of version 7 and for arm64-v8a.
test.each([
  ['by another signer', [ben], { abi: 'x86_64' }],
  ['by one more signer', [ann, ben], { abi: 'x86_64' }],
  ['of another version', [ann], { abi: 'x86_64', versionCode: 8 }],
  ['of another app', [ann], { abi: 'x86_64', packageName: 'org.example.other' }],
  ['for the same processor', [ann], { abi: 'arm64-v8a', targetSdk: 33 }],
])('a file %s does not become part of a version, and nothing is published', async (_, signers, facts) => {
  const [first, second] = [await file([ann], { abi: 'arm64-v8a' }), await file(signers, facts)]
  const error = await give('version.publish', { files: [first, second] }).catch(error => error)
  expect(error).toMatchObject({ why: 'package' })
  expect(error.now).toContainEqual(refuse('files-apart', second.slice(0, 12)))
  expect(await offered()).toEqual([])
})

test.each([
  ['one more signer', [ann], [ann, ben]],
  ['one signer fewer', [ann, ben], [ann]],
])('a file by %s is not added to a version that is offered', async (_, before, signers) => {
  await give('version.publish', { files: [await file(before, { abi: 'arm64-v8a' })] })
  const error = await give('version.publish', { files: [await file(signers, { abi: 'x86_64' })] }).catch(
    e => e,
  )
  expect(error).toMatchObject({ why: 'package' })
  expect(error.now).toContainEqual(expect.objectContaining({ id: 'signer-changed', level: 'refuse' }))
  expect(await offered()).toEqual(['arm64-v8a'])
})
