import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { appOfPackage } from '../../../catalogue/commands/inspection/app-of-package.ts'
import { keepIcon } from '../../../catalogue/commands/inspection/keep-icon.ts'
import { keepInspection, newestSigner } from '../../../catalogue/commands/inspection/keep-inspection.ts'
import { type Taken, takePackage } from '../../../catalogue/commands/inspection/take-package.ts'
import { runCommand } from '../../../catalogue/commands/run-commands.ts'
import { openBytes } from '../../../catalogue/packages/bytes.ts'
import { openZip } from '../../../catalogue/packages/zip/open-zip.ts'
import { readEntry } from '../../../catalogue/packages/zip/read-entry.ts'
import type { Finding } from '../../../contract/packages/inspection.schema.ts'
import { folderStore } from '../../../data/files/folder-store.ts'
import { root } from '../../../ops/settings.ts'
import { putUninspected } from '../../support/inspected.ts'
import { giver } from '../commands/giving.ts'
import { suiteApp } from '../suite.ts'

const suite = suiteApp('publish_package')
const give = giver(suite.db)
const apk = (...path: string[]) => join(root, 'node_modules', ...path)
const take = (path: string) =>
  takePackage({ db: suite.db, files: folderStore(suite.mediaDir), scanner: undefined }, path)

const newApp = async (packageName: string) => {
  const texts = { en: { name: packageName, summary: 'From a real package' } }
  const { made } = await give('app.add', {
    packageName,
    resourceType: 0,
    iconKey: 'icon/square',
    categories: [1],
    texts,
  })
  return Number(made[0]?.app)
}

const appOf = async (packageName: string) => {
  const query = sql<{ id: number }>`select id from apps where package_name = ${packageName}`
  return (await query.execute(suite.db)).rows[0]?.id
}

const command = (...args: string[]) => {
  const env = { ...process.env, STAFF_DATABASE_URL: suite.staffUrl, MEDIA_DIR: suite.mediaDir }
  return spawnSync(process.execPath, [join(root, 'bin/command.ts'), ...args], { env, encoding: 'utf8' })
}

/** A version as earlier releases took it from a list, whose file was never inspected. */
async function imported(app: number, { inspection, sha256, size }: Taken): Promise<void> {
  const { versionCode = '', versionName } = inspection.facts ?? {}
  const { made } = await give('version.put', { app, versionCode, versionName })
  await give('version.publish', { app, versionCode })
  await putUninspected(suite.db, [
    {
      version_id: made[0]?.version,
      abi: 'universal',
      path: `${app}/${versionCode}.apk`,
      size,
      sha256: `\\x${sha256}`,
      signer_sha256: `\\x${newestSigner(inspection)?.sha256}`,
    },
  ])
}

const refusals = async (files: string[]): Promise<string[]> => {
  const error = await give('version.publish', { files }).catch(error => error)
  expect(error).toMatchObject({ why: 'package' })
  return (error.now as Finding[]).filter(({ level }) => level === 'refuse').map(({ id }) => id)
}

describe('a real package', () => {
  const path = apk('apk-rormix', 'com.rormix.apk')
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

  // Four processes are started one after the other.
  test('goes the whole way from a file to a page and a download', { timeout: 60_000 }, async () => {
    const without = command('version.publish', '--file', path)
    expect([without.status, without.stderr]).toEqual([4, expect.stringContaining('Add the app first')])
    const app = await newApp('com.rormix')
    const { status, stdout, stderr } = command('version.publish', '--file', path)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('made ')
    const page = await suite.app().inject(`/apps/${app}`)
    expect(page.body).toContain(hash(readFileSync(path)))
    const { headers } = await suite.app().inject(`/apps/${app}/newurl?source=detail`)
    const file = await suite.app().inject(String(headers.location))
    expect(file.statusCode).toBe(200)
    expect(hash(file.rawPayload)).toBe(hash(readFileSync(path)))
    const got = join(suite.mediaDir, 'got.apk')
    writeFileSync(got, file.rawPayload)
    execFileSync('apksigner', ['verify', got])
  })

  test('gives its icon to the store', { timeout: 30_000 }, async () => {
    const { sha256, inspection } = await take(path)
    const icon = inspection.facts?.icon ?? ''
    const shelf = { db: suite.db, files: folderStore(suite.mediaDir), mediaDir: suite.mediaDir }
    const key = await keepIcon(shelf, sha256, icon)
    const zip = openZip(openBytes(path))
    const entry = zip.byName.get(icon)
    expect(key).toBe(`imported/${entry && hash(readEntry(zip, entry, entry.size))}`)
    expect((await suite.app().inject(`/img/${key}_130x130.png`)).statusCode).toBe(200)
    // A place where nothing is, and something that is no picture.
    for (const other of ['res/nothing.png', 'AndroidManifest.xml'])
      expect(await keepIcon(shelf, sha256, other), other).toBeUndefined()
    expect(await keepIcon(shelf, '0'.repeat(64), icon)).toBeUndefined()
  })

  test('says what its app is, unless it is refused', { timeout: 60_000 }, async () => {
    const add = (file: string) =>
      command('app.add', '--file', file, '--resource-type', '0', '--texts', '{"en":{"name":"Rormix"}}')
    if ((await appOf('com.rormix')) === undefined) await newApp('com.rormix')
    // Its name and icon were read, and the app is there already.
    expect(add(path)).toMatchObject({ status: 4, stderr: expect.stringContaining('com.rormix') })
    const debug = add(apk('apk-settings-3', 'apks/settings_apk-debug.apk'))
    expect([debug.status, debug.stderr]).toEqual([3, expect.stringContaining('debug key')])
    expect(await appOf('io.appium.settings')).toBeUndefined()
    const { sha256 } = await take(path)
    const shelf = { db: suite.db, files: folderStore(suite.mediaDir), mediaDir: suite.mediaDir }
    const read = await appOfPackage(shelf, sha256)
    expect(read).toEqual({ packageName: 'com.rormix', iconKey: expect.stringMatching(/^imported\//) })
    // A picture that is not there is refused.
    await expect(
      runCommand(
        suite.db,
        {
          command: 'app.add',
          actor: 'shell:test',
          role: 'owner',
          input: {
            ...read,
            packageName: 'org.example.drawn',
            iconKey: 'drawn',
            resourceType: 0,
            texts: { en: { name: 'D' } },
          },
        },
        { mediaDir: suite.mediaDir },
      ),
    ).rejects.toMatchObject({ refusal: { id: 'media.absent' } })
  })

  test('is not taken for another app, nor for a version that is out with another file', async () => {
    const { sha256, inspection } = await take(path)
    const error = await give('version.publish', { app: 1, files: [sha256] }).catch(error => error)
    expect(error.now).toContainEqual({ id: 'package-other', level: 'refuse', about: 'com.rormix' })
    const { facts } = inspection
    await give('version.withdraw', { app: await appOf('com.rormix'), versionCode: facts?.versionCode })
    const other = { ...inspection, facts: facts && { ...facts, versionName: 'another' } }
    await keepInspection(suite.db, { sha256: '8'.repeat(64), size: 1, inspection: other })
    expect(await refusals(['8'.repeat(64)])).toEqual(['version-there'])
    expect((await give('version.publish', { files: [sha256] })).hard).toBe(false)
  })
})

describe('keys', () => {
  const settings = ['3', '4', '5', '7', '8.0.9', '8.0.10']

  test('that change are blocked, each time', async () => {
    const app = await newApp('io.appium.settings')
    const blocked: string[] = []
    for (const version of settings) {
      const taken = await take(apk(`apk-settings-${version}`, 'apks/settings_apk-debug.apk'))
      if ((await refusals([taken.sha256])).includes('signer-changed')) blocked.push(version)
      await imported(app, taken)
    }
    expect(blocked).toEqual(['5', '7', '8.0.9', '8.0.10'])
  })

  test('that stay are good, and refused where everybody has them', { tags: 'full' }, async () => {
    const app = await newApp('io.appium.uiautomator2.server')
    for (const [folder, version] of [
      ['5', '5.0.0'],
      ['7', '7.0.0'],
      ['9', '9.0.0'],
      ['10', '10.6.6'],
    ] as const) {
      const name = `appium-uiautomator2-server-v${version}.apk`
      const taken = await take(apk(`apk-uiautomator-${folder}`, 'apks', name))
      expect(await refusals([taken.sha256])).toEqual(['key-public', 'debuggable'])
      await imported(app, taken)
    }
  })
})

test('an uninspected file is not published', async () => {
  await expect(give('version.publish', { files: ['9'.repeat(64)] })).rejects.toMatchObject({ why: 'absent' })
})
