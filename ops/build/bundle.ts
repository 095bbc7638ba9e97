import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { root } from '../settings.ts'

export type Output = Rolldown.RolldownOutput['output'][number]

export async function bundle(config: InlineConfig): Promise<Output[]> {
  // React picks its build by this; left to run time, the slow one would be bundled beside the fast one. No one inspects React
  // on the built site, so what it would tell its inspector is left out.
  const define = { 'process.env.NODE_ENV': '"production"', __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' }
  const made = await build({
    root,
    logLevel: 'warn',
    mode: 'production',
    define,
    ...config,
    build: { write: false, ...config.build },
  })
  const list = Array.isArray(made) ? made : [made]
  return list.flatMap(one => ('output' in one ? one.output : []))
}

/** Code outside these folders runs unbundled, like the rest of the process: there is one of each module. */
export const onlyFrom = (folders: string[], outDir: string): Plugin => ({
  name: 'only-from',
  enforce: 'pre',
  resolveId(source, importer) {
    const isInside = (id: string) => folders.some(folder => id.startsWith(`${folder}/`))
    if (!importer || !isInside(importer) || !source.startsWith('.')) return undefined
    const id = join(dirname(importer), source)
    return isInside(id) ? undefined : { id: relative(outDir, id), external: true }
  },
})

/** Compressed once here, as small as can be, and never again while serving. */
export function compressAssets(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg)$/.test(name)) continue
    const path = join(folder, name)
    const bytes = readFileSync(path)
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}
