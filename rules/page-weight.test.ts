import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'

/**
 * Everything a page could import from rules/ and contract/. Schemas stay on the server: one of them brings 7 kB of zod,
 * and zod's compiler trips the Content-Security-Policy. Pages use the types and the small readers beside the schemas.
 */
const files = [
  '/rules/{apps,counts,devices,links,pictures,reports,text,tracking}/*.ts',
  '/contract/{page-attributes,app-fields,download-event,logging-record,bridge}.ts',
  '/contract/api/*.ts',
  '!**/*.test.ts',
  '!**/*.schema.ts',
  // What the server and the edge alone decide.
  '!/rules/*/{accept-language,app-marks,app-sorts,compare,count,email-address,filing-register,fit-lines,growth,in-its-time,kinds,leaving-link,link-host,local-host,locales,marked-parts,money,page-type,pager,price-range,rating,report,report-number,report-subject,sent-parts,sent-picture,signing,sitemap-part,smaller,tidy-path,word-diff,xml}.ts',
]
const entry = `export default import.meta.glob(${JSON.stringify(files)}, { eager: true })`

test('rules and contract together add at most 8.5 kB to a page, and no zod', async () => {
  const { code, modules } = await bundle()
  expect(modules.filter(id => id.includes('node_modules'))).toEqual([])
  expect(modules.some(id => id.endsWith('/contract/api/envelope.ts'))).toBe(true)
  expect(await gzipSize(code)).toBeLessThanOrEqual(8500)
}, 30_000)

async function bundle(): Promise<{ code: string; modules: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entryPlugin],
    build: { write: false, target: 'chrome64', minify: true, lib: { entry: 'page-weight', formats: ['es'] } },
  })
  const chunks = [result].flat().flatMap(bundled => ('output' in bundled ? bundled.output : []))
  expect(chunks).toHaveLength(1)
  const [chunk] = chunks
  if (chunk?.type !== 'chunk') throw new Error('the build made no chunk')
  return { code: chunk.code, modules: Object.keys(chunk.modules) }
}

const entryPlugin: Plugin = {
  name: 'page-weight',
  enforce: 'pre',
  resolveId: id => (id.endsWith('page-weight') ? '/page-weight.ts' : undefined),
  load: id => (id === '/page-weight.ts' ? entry : undefined),
}

async function gzipSize(code: string): Promise<number> {
  const gzipped = new Blob([code]).stream().pipeThrough(new CompressionStream('gzip'))
  return (await new Response(gzipped).arrayBuffer()).byteLength
}
