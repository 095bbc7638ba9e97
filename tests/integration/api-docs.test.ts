import { expect, test } from 'vitest'
import { serveApiDocs } from '../../ops/docs/api-docs.ts'
import { appOver, suiteDatabase } from './suite.ts'

const { webDb, webUrl: url, mediaDir } = suiteDatabase('docs')

test('the API documentation shows every call of the contract', async () => {
  const app = await appOver(webDb, { databaseUrl: url, mediaDir })
  await serveApiDocs(app)
  expect((await app.inject('/docs/')).statusCode).toBe(200)
  const document = (await app.inject('/docs/json')).json()
  expect(Object.keys(document.paths)).toEqual([
    '/wdjweb/api/getAdConfig',
    '/wdjweb/api/getDownloadConfig',
    '/wdjweb/api/comment/reply/more',
  ])
  await app.close()
})

test('a store in production has no such page', async () => {
  const app = await appOver(webDb, { databaseUrl: url, mediaDir })
  expect((await app.inject('/docs/')).statusCode).toBe(404)
  await app.close()
})
