import { afterAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../data/db/database.ts'
import { appOver, suiteDatabase } from '../suite.ts'
import { giver } from './giving.ts'

const suite = suiteDatabase('preview')
const db = openDatabase({ url: suite.staffUrl, pool: 3, statementTimeoutMs: 60_000 })
afterAll(() => db.destroy())
const give = giver(db)

const PHONE = 'Mozilla/5.0 (Linux; Android 12) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36'
const TYPES = { PC: ['/apps/1', 'Chrome'], Mobile: ['/apps/1', PHONE], mip: ['/mip/apps/1', PHONE] } as const

/** Every type of the page, as one who sees this database would get it. */
async function pages(of: Database): Promise<Record<string, string>> {
  const app = await appOver(of, { databaseUrl: suite.webUrl, mediaDir: suite.mediaDir })
  const made: Record<string, string> = {}
  try {
    for (const [type, [url, agent]] of Object.entries(TYPES)) {
      const { statusCode, body } = await app.inject({ url, headers: { 'user-agent': agent } })
      expect([type, statusCode]).toEqual([type, 200])
      made[type] = body
    }
  } finally {
    await app.close()
  }
  return made
}

test('what a preview shows is, byte for byte, the page that is there once the command is given', async () => {
  const commands = [
    [
      'app.edit',
      { app: 1, texts: { 'zh-CN': { name: '苔藓手帐二', description: '换了一段。' } }, minAge: 12 },
    ],
    ['version.put', { app: 1, versionCode: '30008', texts: { 'zh-CN': '写得更清楚' } }],
    ['notice.put', { appId: 1, locale: 'zh-CN', body: '今晚维护' }],
  ] as const
  const before = await pages(suite.webDb)
  for (const [command, input] of commands) {
    let previewed: Record<string, string> = {}
    const inside = async (tx: Database) => {
      previewed = await pages(tx)
    }
    await give(command, input, { dryRun: true, inside })
    expect(await pages(suite.webDb)).toEqual(before)
    await give(command, input)
    expect(previewed).toEqual(await pages(suite.webDb))
    expect(previewed.PC).not.toBe(before.PC)
    Object.assign(before, previewed)
  }
}, 60_000)
