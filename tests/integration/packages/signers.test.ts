import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { keepInspection, newestSigner } from '../../../catalogue/commands/inspection/keep-inspection.ts'
import { inspectFile } from '../../../catalogue/packages/inspect-file.ts'
import { inspectPublished } from '../../../catalogue/worker/files/inspect-published.ts'
import { signersFile } from '../../../contract/signers.schema.ts'
import type { PackageRow } from '../../../data/db/queries/files/package-rows.ts'
import { folderStore } from '../../../data/files/folder-store.ts'
import { root } from '../../../ops/settings.ts'
import { putUninspected } from '../../support/inspected.ts'
import { giver } from '../commands/giving.ts'
import { suiteApp } from '../suite.ts'

const suite = suiteApp('signers')
const give = giver(suite.db)
const path = join(root, 'node_modules/apk-rormix/com.rormix.apk')
const real = inspectFile(path)
const certificate = newestSigner(real)?.sha256 ?? ''
const [first, second] = ['1'.repeat(64), '2'.repeat(64)]

const newApp = async (packageName: string) => {
  const { made } = await give('app.add', {
    packageName,
    resourceType: 0,
    iconKey: 'apps/moss',
    categories: [1],
    texts: { en: { name: packageName, summary: 'Signed by several' } },
  })
  return Number(made[0]?.app)
}

/** As releases before took it from a list: what it said of the file is all that is known. */
async function publish(
  app: number,
  versionCode: string,
  file: { sha256: string; size: number; signerSha256: string },
): Promise<void> {
  const { made } = await give('version.put', { app, versionCode, versionName: `${versionCode}.0` })
  await give('version.publish', { app, versionCode })
  await putUninspected(suite.db, [
    {
      version_id: made[0]?.version,
      abi: 'universal',
      path: `${app}/${versionCode}.apk`,
      size: file.size,
      sha256: `\\x${file.sha256}`,
      signer_sha256: `\\x${file.signerSha256}`,
    },
  ])
}

const seenBy = async (url: string) => (await suite.app().inject({ url })).body
const fileOf = async (app: number) => signersFile.parse(JSON.parse(await seenBy(`/apps/${app}/signers.json`)))
const inspectAll = async () => {
  const looked: [row: PackageRow, fault: string | undefined][] = []
  await inspectPublished(suite.db, {
    files: folderStore(suite.mediaDir),
    scanner: undefined,
    onInspected: (row, fault) => looked.push([row, fault]),
  })
  return looked
}

describe('a file that came without an inspection', () => {
  test('is not called checked; then the worker inspects it, and its pages are rendered again', async () => {
    const { sha256, size } = await folderStore(suite.mediaDir).put(createReadStream(path))
    const app = await newApp('com.rormix')
    await publish(app, '1', { sha256, size, signerSha256: certificate })
    expect(await seenBy(`/apps/${app}`)).toContain('签名尚未验证')
    expect((await fileOf(app)).versions[0]?.files[0]).toMatchObject({ signer: null, checkedAt: null })

    const looked = await inspectAll()
    expect(looked.filter(([row]) => row.app === app).map(([, fault]) => fault)).toEqual([undefined])
    const told = await sql`select from outbox where change_id is null and tags = ${[`app-${app}`]}`.execute(
      suite.db,
    )
    expect(told.rows).toHaveLength(1)

    suite.cache().expire()
    expect(await seenBy(`/apps/${app}`)).toContain('签名已验证')
    expect(await seenBy(`/apps/${app}/history`)).toContain(certificate)
    const { versions, signers } = await fileOf(app)
    expect(versions[0]?.files[0]?.checkedAt).toMatch(/^20/)
    expect(signers).toMatchObject([{ sha256: certificate, versions: 1, came: null }])
    expect((await inspectAll()).filter(([row]) => row.app === app)).toEqual([])
  })

  test('that lacks its file is named, and looked for again', async () => {
    const app = await newApp('com.example.lost')
    await publish(app, '1', { sha256: '7'.repeat(64), size: 1, signerSha256: first })
    const faults = async () =>
      (await inspectAll()).filter(([row]) => row.app === app).map(([, fault]) => fault)
    expect(await faults()).toEqual(['the file is not there'])
    expect(await faults()).toHaveLength(1)
  })

  test('whose signer is another than its list says is shown with the one that was read', async () => {
    const app = await newApp('com.example.liar')
    const sha256 = 'a'.repeat(64)
    await keepInspection(suite.db, { sha256, size: 1, inspection: real })
    await publish(app, '1', { sha256, size: 1, signerSha256: first })
    expect((await fileOf(app)).versions[0]?.files[0]?.signer).toBe(newestSigner(real)?.sha256)
    expect(await seenBy(`/apps/${app}`)).not.toContain(first)
  })

  test('that a later inspection refuses is no longer called checked', async () => {
    const app = await newApp('com.example.later')
    const sha256 = 'b'.repeat(64)
    await keepInspection(suite.db, { sha256, size: 1, inspection: real })
    await publish(app, '1', { sha256, size: 1, signerSha256: certificate })
    expect(await seenBy(`/apps/${app}`)).toContain('签名已验证')
    await sql`update inspections set refused = true where sha256 = decode(${sha256}, 'hex')`.execute(suite.db)
    suite.cache().expire()
    expect(await seenBy(`/apps/${app}`)).toContain('签名尚未验证')
    expect((await fileOf(app)).versions[0]?.files[0]).toMatchObject({ signer: null, checkedAt: null })
  })

  test('is never called the same', async () => {
    const app = await newApp('com.example.unseen')
    for (const [code, digit] of [
      ['1', '3'],
      ['2', '4'],
    ] as const)
      await publish(app, code, { sha256: digit.repeat(64), size: 1, signerSha256: first })
    const page = await seenBy(`/apps/${app}`)
    expect(page).toContain('签名尚未验证')
    expect(page).not.toContain('个版本相同')
    expect(page).not.toContain(first)
    expect((await fileOf(app)).signers).toEqual([])
  })
})

describe('a key that changes', () => {
  /** An inspected file, with another signer than the real one it is made from. */
  async function checked(sha256: string, signerSha256: string, lineage: string[]) {
    const as = (sha256: string) => ({ ...newestSigner(real), subject: `CN=${sha256[0]}`, sha256 }) as never
    const bands = real.bands.map(band => ({ ...band, signers: [as(signerSha256)] }))
    const inspection = { ...real, findings: [], bands, lineage: lineage.map(as) }
    await keepInspection(suite.db, { sha256, size: 1, inspection })
    return { sha256, size: 1, signerSha256 }
  }

  test('with an older one that vouches for it is shown as such', async () => {
    const app = await newApp('com.example.rotated')
    await publish(app, '1', await checked('b'.repeat(64), first, []))
    await publish(app, '2', await checked('c'.repeat(64), first, []))
    await publish(app, '3', await checked('d'.repeat(64), second, [first, second]))
    const page = await seenBy(`/apps/${app}`)
    expect(page).toContain('签名已验证')
    expect(page).toContain(' 起更换密钥，由原密钥签名确认')
    expect(page).toContain('此版本更换密钥，由原密钥签名确认')
    const { signers } = await fileOf(app)
    expect(signers).toMatchObject([
      { sha256: second, subject: 'CN=2', versions: 1, came: 'handed-on', first: { versionCode: '3' } },
      { sha256: first, subject: 'CN=1', versions: 2, came: null, last: { versionCode: '2' } },
    ])
  })

  test('without one is shown prominently, on the page, in the history and as data', async () => {
    const app = await newApp('com.example.changed')
    await publish(app, '1', await checked('e'.repeat(64), first, []))
    await publish(app, '2', await checked('f'.repeat(64), second, []))
    const page = await seenBy(`/apps/${app}`)
    expect(page).toContain('签名有变化')
    expect(page).not.toContain('签名已验证')
    expect(page).toContain('此版本的签名与上一版本不同')
    expect(await seenBy(`/apps/${app}/history`)).toContain('没有原密钥签名确认')
    expect((await fileOf(app)).signers.map(({ came }) => came)).toEqual(['other', null])
  })
})

test('who signed what is a file that edges keep and forget with the app', async () => {
  const { headers, statusCode } = await suite.app().inject({ url: '/apps/1/signers.json' })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers.xkey).toBe('app-1')
})

test.each(['0', '01', '999999999', 'x'])('there is none of /apps/%s', async app => {
  expect((await suite.app().inject({ url: `/apps/${app}/signers.json` })).statusCode).toBe(404)
})
