import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bundleScript } from './bundle-script.ts'

test('[BR-1] the whole client is one script of at most 6 kB, and no zod', async () => {
  const entry = fileURLToPath(new URL('script.ts', import.meta.url))
  const { code, modules } = await bundleScript(entry, 'PergolaBridge')
  expect(modules.filter(id => id.includes('node_modules'))).toEqual([])
  expect(modules.some(id => id.endsWith('/contract/bridge-methods.ts'))).toBe(true)
  expect(gzipSync(code).length).toBeLessThanOrEqual(6000)
  expect(code).toMatch(/^(var|const|this\.)?\s*PergolaBridge\s*=/)
}, 30_000)
