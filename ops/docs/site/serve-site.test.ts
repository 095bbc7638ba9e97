import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePorts } from '../../../tests/support/free-ports.ts'
import { docs } from '../../engines/docs.ts'
import { readSettings } from '../../settings.ts'

const runDir = mkdtempSync(join(tmpdir(), 'pergola-docs-'))
// Its account is another one where root runs the test.
chmodSync(runDir, 0o755)
const [port] = await freePorts(1)
process.env.PERGOLA_DOCS_PORT = String(port)
const site = docs({ ...readSettings(), runDir })
afterAll(async () => {
  await site.stop()
  rmSync(runDir, { recursive: true })
})

test('the documentation beside a demo has its own port, and is built when it is first opened', async () => {
  await site.start()
  const built = () => readdirSync(join(runDir, 'docs/site'), { recursive: true })
  expect(built()).toEqual(['pages'])
  const index = await fetch(`http://127.0.0.1:${port}/`)
  expect(index.status).toBe(200)
  expect(await index.text()).toContain('<h1')
  expect(built()).toContain('pages/search.json')
}, 30_000)
