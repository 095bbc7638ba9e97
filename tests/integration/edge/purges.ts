import { describe, expect, test } from 'vitest'
import { purgeKey } from '../../../ops/engines/purge-key.ts'
import { ask, get, host } from './ask.ts'
import { temp } from './booted.ts'

describe('purges', () => {
  const purge = (port: number, headers: Record<string, string>, method = 'PURGE') =>
    ask(port, '/', { method, headers: { xkey: 'layout', 'x-purge': 'hard', host, ...headers } })

  test('[SEC-2] no visitor can purge, from anywhere and with any header', async () => {
    await get('/apps/1')
    const key = purgeKey(temp.settings.runDir)
    const { edge } = temp.settings.ports
    const headers = { host: `127.0.0.1:${edge}`, 'x-purge-key': key }
    expect((await purge(edge, headers)).status).toBe(405)
    expect((await get('/apps/1')).headers['x-cache']).toBe('hit')
  })

  test('[SEC-2] the listener for purges wants the key, and answers nothing else', async () => {
    const { purge: port } = temp.settings.ports
    await get('/apps/1')
    for (const headers of [{}, { 'x-purge-key': '' }, { 'x-purge-key': 'x'.repeat(43) }])
      expect((await purge(port, headers as Record<string, string>)).status).toBe(403)
    const known = { 'x-purge-key': purgeKey(temp.settings.runDir) }
    expect((await purge(port, known, 'GET')).status).toBe(403)
    expect((await get('/apps/1')).headers['x-cache']).toBe('hit')
    const done = await purge(port, known)
    expect([done.status, Number(done.headers['x-purged'])]).toEqual([200, expect.any(Number)])
    expect((await get('/apps/1')).headers['x-cache']).toBe('miss')
  })
})
