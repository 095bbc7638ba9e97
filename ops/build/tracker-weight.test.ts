import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'

test('[TRK-1] [TRK-7] the tracker weighs at most 6 kB with all that it needs, and carries no fingerprinting', async () => {
  const made = await build({
    root,
    logLevel: 'warn',
    mode: 'production',
    build: {
      write: false,
      lib: { entry: 'web/features/track/start-tracker.ts', formats: ['es'] },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  })
  const chunks = [made]
    .flat()
    .flatMap(one => ('output' in one ? one.output : []))
    .filter(file => file.type === 'chunk')
  const entry = chunks.find(chunk => chunk.isEntry)
  const needed = chunks.filter(chunk => chunk === entry || entry?.imports.includes(chunk.fileName))
  const weight = needed.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0)
  expect(weight).toBeGreaterThan(3000)
  expect(weight).toBeLessThanOrEqual(6000)
  const modules = needed.flatMap(chunk => Object.keys(chunk.modules)).join('\n')
  expect(modules).not.toContain('fingerprint')
  expect(chunks.length).toBeGreaterThan(needed.length)
})
