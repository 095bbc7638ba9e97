import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { folderStore } from '../../../data/files/folder-store.ts'
import { root } from '../../../ops/settings.ts'
import { keepFile } from '../../support/keep-file.ts'
import { putRow } from '../../support/put-rows.ts'
import { suiteDatabase } from '../suite.ts'

const suite = suiteDatabase('command_line')

function run(script: string, args: string[], input?: string) {
  const env = { ...process.env, STAFF_DATABASE_URL: suite.staffUrl, MEDIA_DIR: suite.mediaDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'bin', script), ...args], {
    env,
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
const command = (...args: string[]) => run('command.ts', args)

const nameOf = async (app: number) => {
  const query = sql<{ name: string }>`select name from app_texts where app_id = ${app} and locale = 'en'`
  return (await query.execute(suite.db)).rows[0]?.name
}

describe('npm run command', () => {
  test('says which commands there are, and what one takes', () => {
    expect(command('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('app.takedown') })
    expect(command('app.edit', '--help').stdout).toMatch(/--min-age number \| null/)
    expect(command('app.burn')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('no command app.burn'),
    })
    expect(command('app.edit', '--colour', 'red')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('--colour'),
    })
  })

  test('shows what would change, then changes it, and says so once', async () => {
    const edit = ['app.edit', '--app', '1', '--texts', '{"en": {"name": "Lichen"}}']
    const tried = command(...edit, '--dry-run')
    expect(tried.stdout).toContain('~ app_texts.name: "Moss" → "Lichen"')
    expect(tried.stdout).toMatch(/purges app-1 search/)
    expect(await nameOf(1)).toBe('Moss')
    expect(command(...edit)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Change \d+:/) })
    expect(await nameOf(1)).toBe('Lichen')
    expect(command(...edit).stdout).toContain('nothing was changed')
    const { actor } =
      (await sql<{ actor: string }>`select actor from changes order by id desc limit 1`.execute(suite.db))
        .rows[0] ?? {}
    expect(actor).toBe(`shell:${userInfo().username}`)
  })

  test('answers in JSON, and takes many from what is piped in', async () => {
    const lines = [1, 2].map(app => JSON.stringify({ app, minAge: 12 })).join('\n')
    const { status, stdout } = run('command.ts', ['app.edit', '--each', '-', '--json'], lines)
    expect([status, JSON.parse(stdout)]).toEqual([
      0,
      { done: 2, change: expect.any(Number), rows: 2, tags: 3 },
    ])
  })

  test('ends with a number that says why it was refused', () => {
    expect(command('app.edit', '--app', '1', '--min-age', 'many').status).toBe(2)
    expect(command('app.takedown', '--app', '1').status).toBe(3)
    expect(command('app.restore', '--app', '1', '--reason', 'alone').status).toBe(3)
    for (const claim of ['--as', '--role', '--approved-by'])
      expect(command('app.edit', '--app', '1', claim, 'owner').status, claim).toBe(2)
    expect(command('app.delist', '--app', '987654').status).toBe(4)
    expect(command('app.edit', '--app', '1', '--revision', '1', '--min-age', '3')).toMatchObject({
      status: 4,
      stderr: expect.stringContaining('there is: {'),
    })
  })
})

describe('npm run check', () => {
  test('holds rows against files, counts and the record', async () => {
    // One is as its row says, one is another, one has another size; the rest are not there.
    const [good, other, short] = await Promise.all(
      ['good', 'other', 'short'].map(text => keepFile(suite.mediaDir, text)),
    )
    writeFileSync(folderStore(suite.mediaDir).pathOf(String(other?.sha256).slice(2)), 'rehto')
    const abi = 'universal'
    await putRow(suite.db, 'packages', { version_id: 2, abi, ...good })
    await putRow(suite.db, 'packages', { version_id: 3, abi, ...other })
    await putRow(suite.db, 'packages', { version_id: 4, abi, ...short, size: 6 })
    const { rows } = await sql`select from packages`.execute(suite.db)
    await sql`update app_stats set comments = 99 where app_id = 1`.execute(suite.db)
    await sql`alter table changes disable trigger user`.execute(suite.db)
    await sql`update changes set reason = 'another' where id = 1`.execute(suite.db)
    const { status, stdout } = run('check.ts', ['--hashes'])
    expect(status).toBe(1)
    expect(stdout).toContain(
      'the record of changes is not as it was written: 1\n  change 1: its content does not have its hash',
    )
    expect(stdout).toContain('comments are counted wrongly: 1\n  app 1: 99 counted, 2 there')
    expect(stdout).toContain(`a file is not there: ${rows.length - 3}`)
    expect(stdout).toContain('a file has 5 bytes and not 6: 1')
    expect(stdout).toContain('a file is not the one whose hash is shown: 1')
  })
})
