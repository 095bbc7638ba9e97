import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openStore } from './open-store.ts'

test('[SEC-4] who asks a ClickHouse server, and the password, stand in its address and in no address of a request', async () => {
  const asked: { url: string | undefined; authorization: string | undefined }[] = []
  const server = createServer((request, answer) => {
    asked.push({ url: request.url, authorization: request.headers.authorization })
    request.resume()
    answer.end()
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  try {
    const store = await openStore({ url: `http://pergola:pass-word_1@127.0.0.1:${port}` })
    await store.close()
  } finally {
    await new Promise(done => server.close(done))
  }
  expect(asked.length).toBeGreaterThan(5)
  for (const { url, authorization } of asked) {
    expect(authorization).toBe(`Basic ${Buffer.from('pergola:pass-word_1').toString('base64')}`)
    expect(url).not.toContain('pass-word')
  }
})
