import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { keepInspection } from '../../../catalogue/commands/inspection/keep-inspection.ts'
import { bytesOf } from '../../../catalogue/packages/bytes.ts'
import { inspectBytes } from '../../../catalogue/packages/inspect-file.ts'
import { signPackage, v2 } from '../../../catalogue/packages/make/sign-package.ts'
import type { Finding } from '../../../contract/packages/inspection.schema.ts'
import { buildZip } from '../../support/build-zip.ts'
import { type MadeApp, makeApp } from '../../support/make-app.ts'
import { appFiles } from '../../support/packages/app-files.ts'
import { ann, ben } from '../../support/packages/small-packages.ts'
import { giver } from '../commands/giving.ts'
import { suiteDatabase } from '../suite.ts'

// Nothing leads a file to visitors but an inspection that found it to be by the signer that phones know.
const suite = suiteDatabase('one_gate')
const give = giver(suite.db, { role: 'editor', isAlone: true })
let app: MadeApp
beforeEach(async () => {
  app = await makeApp({ databaseUrl: suite.url, mediaDir: suite.mediaDir }, { versions: 0 })
})

async function file(signer: typeof ann, facts: Parameters<typeof appFiles>[0] = {}): Promise<string> {
  const bytes = signPackage(buildZip(appFiles({ packageName: app.packageName, ...facts })), v2({ signer }))
  const sha256 = hash('sha256', bytes)
  await keepInspection(suite.db, { sha256, size: bytes.length, inspection: inspectBytes(bytesOf(bytes)) })
  return sha256
}

interface Offered {
  code: string
  state: string
  abi: string
  sha256: string
}
const offered = async () =>
  (
    await sql<Offered>`
      select v.version_code::text as code, v.state, p.abi, encode(p.sha256, 'hex') as sha256
      from versions v join packages p on p.version_id = v.id where v.app_id = ${app.id} order by v.version_code, p.abi`.execute(
      suite.db,
    )
  ).rows

const refusal = async (files: string[]) => {
  const error = await give('version.publish', { files }).catch(error => error)
  return (error.now as Finding[]).filter(({ level }) => level === 'refuse').map(({ id }) => id)
}

describe('a command', () => {
  test('takes no hash or signer as typed', async () => {
    const mallory = await file(ben, { versionCode: 8 })
    await give('version.publish', { files: [await file(ann)] })
    const files = [{ path: 'a.apk', size: 1, sha256: mallory, signerSha256: '0'.repeat(64) }]
    const typed = { app: app.id, versionCode: '8', versionName: '8', files }
    await expect(give('version.put', typed)).rejects.toMatchObject({ why: 'input' })
    await expect(give('rows.put', { tables: { packages: [{ version_id: 1 }] } })).rejects.toMatchObject({
      why: 'role',
    })
  })

  test('says nothing of a version that its files say themselves', async () => {
    await give('version.publish', { files: [await file(ann)] })
    const put = { app: app.id, versionCode: '7' }
    await expect(give('version.put', { ...put, permissions: [] })).rejects.toMatchObject({ why: 'conflict' })
    await expect(give('version.put', { ...put, versionName: 'Safe' })).rejects.toMatchObject({
      why: 'conflict',
    })
    await give('version.put', { ...put, texts: { en: 'Clearer' } })
  })

  test('adds no file by another key to a version, not even to the only one', async () => {
    const own = await file(ann, { abi: 'arm64-v8a' })
    await give('version.publish', { files: [own] })
    expect(await refusal([await file(ben, { abi: 'x86_64' })])).toEqual(['signer-changed'])
    expect(await refusal([await file(ben)])).toEqual(['signer-changed'])
    expect(await offered()).toMatchObject([{ abi: 'arm64-v8a', sha256: own }])
  })

  test('adds files to a version, and replaces none', async () => {
    const [first, second] = [await file(ann, { abi: 'arm64-v8a' }), await file(ann, { abi: 'x86_64' })]
    await give('version.publish', { files: [first] })
    await give('version.publish', { files: [second] })
    expect((await offered()).map(({ sha256 }) => sha256)).toEqual([first, second])
    expect(await refusal([await file(ann, { abi: 'x86_64', targetSdk: 33 })])).toEqual(['version-there'])
  })

  test('holds every version that was offered against a new one', async () => {
    await give('version.publish', { files: [await file(ann)] })
    await give('version.withdraw', { app: app.id, versionCode: '7' })
    expect(await refusal([await file(ben, { versionCode: 8 })])).toEqual(['signer-changed'])
  })

  test('judges the files of a draft again, however they came there', async () => {
    await give('version.publish', { files: [await file(ann)] })
    const mallory = await file(ben, { versionCode: 8 })
    await give('version.put', { app: app.id, versionCode: '8', versionName: '8' })
    await sql`
      insert into packages (version_id, abi, path, size, sha256, signer_sha256)
      select v.id, 'universal', 'b.apk', seen.size, seen.sha256, seen.signer_sha256 from versions v, inspections seen
      where v.app_id = ${app.id} and v.version_code = 8 and seen.sha256 = decode(${mallory}, 'hex')`.execute(
      suite.db,
    )
    const published = give('version.publish', { app: app.id, versionCode: '8' })
    await expect(published).rejects.toMatchObject({
      why: 'package',
      message: expect.stringContaining('signer-changed'),
    })
    expect(await offered()).toMatchObject([{ state: 'published' }, { code: '8', state: 'draft' }])
  })

  test('forgets no signer by undoing', async () => {
    const { change } = await give('version.publish', { files: [await file(ann)] })
    await give('change.undo', { change })
    expect(await offered()).toMatchObject([{ code: '7', state: 'withdrawn' }])
    expect(await refusal([await file(ben, { versionCode: 8 })])).toEqual(['signer-changed'])
    await give('version.publish', { app: app.id, versionCode: '7' })
    expect(await offered()).toMatchObject([{ state: 'published' }])
  })

  test('undoes and redoes only what its role may do', async () => {
    const owner = giver(suite.db, { role: 'owner' })
    const person = { name: `Mallory ${app.id}`, role: 'reader' }
    const { change } = await owner('person.put', person)
    const { change: undone } = await owner('change.undo', { change })
    await expect(give('change.undo', { change: undone })).rejects.toMatchObject({ why: 'role' })
  })
})

describe('the database', () => {
  const refused = (text: string) => sql.raw(text).execute(suite.db)
  let version = 0
  let mallory = ''
  beforeEach(async () => {
    const { made } = await give('version.publish', { files: [await file(ann)] })
    version = Number(made[0]?.version)
    mallory = await file(ben, { abi: 'x86_64' })
  })

  test('offers no file that was not inspected', async () => {
    const values = `(${version}, 'x86', 'a.apk', 1, sha256('unseen'), sha256('ann'))`
    await expect(
      refused(`insert into packages (version_id, abi, path, size, sha256, signer_sha256) values ${values}`),
    ).rejects.toThrow('must agree with its inspection')
  })

  test('offers no file under the name of another signer', async () => {
    await expect(
      refused(`insert into packages (version_id, abi, path, size, sha256, signer_sha256)
        select ${version}, 'x86_64', 'b.apk', seen.size, seen.sha256, own.signer_sha256
        from inspections seen, packages own where seen.sha256 = '\\x${mallory}' and own.version_id = ${version}`),
    ).rejects.toThrow('must agree with its inspection')
  })

  test('offers no two signers in one version', async () => {
    await expect(
      refused(`insert into packages (version_id, abi, path, size, sha256, signer_sha256)
        select ${version}, 'x86_64', 'b.apk', size, sha256, signer_sha256 from inspections where sha256 = '\\x${mallory}'`),
    ).rejects.toThrow('must have one signer')
  })

  test.each([
    ['replaces no file', `update packages set sha256 = sha256('other') where version_id = $`],
    ['renames no signer', `update packages set signer_sha256 = sha256('other') where version_id = $`],
    ['lets go of no file', 'delete from packages where version_id = $'],
    ['makes no draft of a version', `update versions set state = 'draft' where id = $`],
    ['lets go of no version', 'delete from versions where id = $'],
  ])('%s that was offered', async (_, text) => {
    await expect(refused(text.replace('$', String(version)))).rejects.toThrow(/that was offered/)
  })
})
