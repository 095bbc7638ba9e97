import { expect, test } from 'vitest'
import { storeFolder } from '../support/store-folder.ts'
import { appOver, suiteDatabase } from './suite.ts'

const { webUrl: url, webDb, mediaDir } = suiteDatabase('contact')
const path = '/.well-known/security.txt'

test('security.txt says where to tell of a hole, and until when that is good', async () => {
  const app = await appOver(webDb, {
    databaseUrl: url,
    mediaDir,
    store: storeFolder({ securityContact: 'mailto:holes@store.example' }),
  })
  const { body, headers, statusCode } = await app.inject(path)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toMatch(/^Contact: mailto:holes@store\.example$/m)
  expect(body).toContain(`Canonical: https://store.example${path}`)
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')
  const days = (expires - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(140)
  expect(days).toBeLessThan(366)
  await app.close()
})

test('without a setting there is none', async () => {
  const app = await appOver(webDb, { databaseUrl: url, mediaDir })
  expect((await app.inject(path)).statusCode).toBe(404)
  await app.close()
})

test('the demo has one', async () => {
  const app = await appOver(webDb, { databaseUrl: url, mediaDir, demo: 'on' })
  expect((await app.inject(path)).body).toContain('Contact: mailto:security@pergola.example')
  await app.close()
})
