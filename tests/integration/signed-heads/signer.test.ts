import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { HEADS_FILE, readHeads, readLastHead } from '../../../catalogue/commands/signed-heads/read-heads.ts'
import { glanceAtRecord, verifyRecord } from '../../../catalogue/commands/signed-heads/verify-record.ts'
import { checkRecord } from '../../../catalogue/worker/checks/check-record.ts'
import { addChanges } from '../../support/add-changes.ts'
import { query } from '../../support/query.ts'
import { type SignedFolder, signedFolder } from '../../support/signed-folder.ts'
import { smallDisk } from '../../support/small-disk.ts'
import { tcpProxy } from '../../support/tcp-proxy.ts'
import { within } from '../../support/within.ts'
import { suiteDatabase } from '../suite.ts'
import { recomputeHashes } from './forge.ts'
import { type SignerProcess, startSignerProcess } from './signer-process.ts'

const suite = suiteDatabase('signer')
const folders: SignedFolder[] = []
const signers: SignerProcess[] = []
afterEach(async () => {
  for (const signer of signers.splice(0)) await signer.end('SIGKILL')
})
afterAll(() => {
  for (const folder of folders) folder.remove()
})

function folder(from?: SignedFolder): SignedFolder {
  const made = from?.copy() ?? signedFolder()
  folders.push(made)
  return made
}

async function start(
  at: Pick<SignedFolder, 'headsDir' | 'keyFile'>,
  url = suite.signerUrl,
  ...args: string[]
): Promise<SignerProcess> {
  const signer = await startSignerProcess(url, at, args)
  signers.push(signer)
  return signer
}

const lastChange = async () =>
  (await sql<{ id: number }>`select id from change_head`.execute(suite.db)).rows[0]?.id ?? 0
const signedTo = ({ headsDir }: { headsDir: string }) => readLastHead(headsDir)?.last.id ?? 0
const isSigned = async (at: { headsDir: string }) =>
  expect.poll(() => signedTo(at), { timeout: within(1000), interval: 20 }).toBe(await lastChange())

test.each([
  'insert into changes (actor) values (1)',
  'update changes set reason = reason',
  'delete from changes',
  'update change_head set id = 0',
  'select from apps',
  'select from staff',
  'select from outbox',
  'create table mine (id integer)',
  `select pg_read_file('/etc/passwd')`,
  'set role pergola_owner',
])('[SEC-4] the signer may not %s', async text => {
  await expect(query(suite.signerUrl, text)).rejects.toThrow(/permission denied/)
})

describe('the signer', () => {
  test('signs a change within a second, many with one line, and is well', async () => {
    const at = folder()
    const signer = await start(at)
    await isSigned(at)
    await addChanges(suite.db, 1)
    await isSigned(at)
    const lines = (await readHeads(at.headsDir))?.lines ?? 0
    await addChanges(suite.db, 1200)
    await isSigned(at)
    // A batch may have been signed before the rest.
    expect(((await readHeads(at.headsDir))?.lines ?? 0) - lines).toBeLessThanOrEqual(3)
    expect(await signer.ready()).toEqual({ status: 200, ok: true, state: 'signed', head: await lastChange() })
    expect(await signer.metric('pergola_signed_head')).toBe(await lastChange())
    expect(await signer.metric('pergola_record_broken')).toBe(0)
    expect(await signer.metric('pergola_signer_behind_seconds')).toBeLessThan(within(1000) / 1000)
    expect(signer.said()).toContain(readLastHead(at.headsDir)?.fingerprint)
    const { said, faults } = await checkRecord(suite.db, at.headsDir)
    expect(faults).toEqual([])
    expect(said.join()).toContain(`signed up to change ${await lastChange()} by key SHA256:`)
    expect(await signer.end()).toBe(0)
  })

  test('killed at any time leaves heads that are good, and goes on from them', async () => {
    const at = folder()
    for (let round = 0; round < 3; round += 1) {
      const signer = await start(at)
      const adding = (async () => {
        for (let n = 0; n < 30; n += 1) await addChanges(suite.db, 1)
      })()
      await pause(200 * round)
      await signer.end('SIGKILL')
      await adding
      expect((await readHeads(at.headsDir))?.last).toBeDefined()
    }
    await start(at)
    await isSigned(at)
    expect((await verifyRecord(suite.db, at.headsDir)).broken).toBeNull()
  })

  test('waits for a database that is unavailable, and says since when changes are not signed', async () => {
    const at = folder()
    const url = new URL(suite.signerUrl)
    const proxy = await tcpProxy(Number(url.port))
    url.port = String(proxy.port)
    const signer = await start(at, String(url))
    await isSigned(at)
    await proxy.be('refuse')
    await addChanges(suite.db, 2)
    await expect.poll(async () => (await signer.ready()).state, { timeout: within(3000) }).toBe('failed')
    expect((await signer.ready()).status).toBe(503)
    expect(await signer.metric('pergola_signer_failures_total')).toBeGreaterThan(0)
    expect(signer.said()).toContain('changes are not signed')
    expect((await glanceAtRecord(suite.db, at.headsDir)).late, 'a signer may take its second').toBeNull()
    await pause(5100)
    const { late, broken } = await glanceAtRecord(suite.db, at.headsDir)
    expect([late, broken]).toEqual([{ changes: 2, since: expect.any(Date) }, null])
    expect((await checkRecord(suite.db, at.headsDir)).faults).toMatchObject([
      { what: 'changes are not signed' },
    ])
    await proxy.be('whole')
    await isSigned(at)
    expect((await glanceAtRecord(suite.db, at.headsDir)).late).toBeNull()
    await proxy.close()
  }, 30_000)

  test('whose disk is full signs when there is room again', {
    tags: 'full',
    timeout: 60_000,
  }, async context => {
    const at = folder()
    const disk = smallDisk(at.headsDir, 1)
    if (!disk) return context.skip('no disk of its own can be mounted here')
    try {
      const signer = await start(at)
      await isSigned(at)
      disk.fill()
      // Until the block in which its file ends has no room either.
      for (let n = 0; n < 40 && (await signer.ready()).state === 'signed'; n += 1) {
        await addChanges(suite.db, 1)
        await pause(520)
      }
      expect(await signer.ready()).toMatchObject({ status: 503, state: 'failed' })
      expect(signer.said()).toContain('ENOSPC')
      disk.free()
      await isSigned(at)
      expect((await signer.ready()).status).toBe(200)
      await signer.end()
    } finally {
      disk.unmount()
    }
  })

  test('signs nothing on a record that was rewritten, and goes on saying so after a restart', async () => {
    const at = folder()
    const signer = await start(at)
    await isSigned(at)
    await signer.end()
    const before = readFileSync(join(at.headsDir, HEADS_FILE), 'utf8')
    await suite.db.transaction().execute(async tx => {
      await sql`alter table changes disable trigger user`.execute(tx)
      await sql`update changes set reason = 'never said' where id = 5`.execute(tx)
      await recomputeHashes(tx, 5)
      await sql`alter table changes enable trigger user`.execute(tx)
    })
    const again = await start(at)
    await expect.poll(async () => (await again.ready()).state).toBe('broken')
    await addChanges(suite.db, 3)
    await pause(700)
    expect((await again.ready()).status).toBe(503)
    expect(await again.metric('pergola_record_broken')).toBe(1)
    expect(again.said()).toContain('does not extend the last signed head: nothing is signed')
    expect(readFileSync(join(at.headsDir, HEADS_FILE), 'utf8')).toBe(before)
    const { faults } = await checkRecord(suite.db, at.headsDir)
    expect(faults[0]).toMatchObject({
      what: 'the record of changes is not as it was written',
      where: expect.stringMatching(/it is not the change that was signed/),
    })
    await again.end()
    // And calling it restored does not help.
    const restored = await start(at, suite.signerUrl, '--restored')
    await expect.poll(() => restored.child.exitCode).toBe(1)
    expect(restored.said()).toContain('not one that was signed')
  })

  test('records a restore on request, while no other runs', async () => {
    const at = folder()
    const signer = await start(at)
    await isSigned(at)
    const refused = await start(at, suite.signerUrl, '--restored')
    await expect.poll(() => refused.child.exitCode).toBe(1)
    expect(refused.said()).toContain('another signer writes')
    await signer.end()
    const done = await start(at, suite.signerUrl, '--restored', '--by', 'shell:grace')
    await expect.poll(() => done.child.exitCode).toBe(0)
    expect(done.said()).toContain(`the restore to change ${await lastChange()} is recorded: 0 signed changes`)
    const { said, faults } = await checkRecord(suite.db, at.headsDir)
    expect(faults).toEqual([])
    expect(said[0]).toMatch(/^Restored at .* by shell:grace to change \d+: 0 signed changes were lost\.$/)
  })
})
