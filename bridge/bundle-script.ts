import { build } from 'vite'

export interface Bundled {
  code: string
  /** What went into it. */
  modules: string[]
}

/** One classic script for old browsers; what the entry exports is the global `name`. */
export async function bundleScript(entry: string, name: string): Promise<Bundled> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, target: 'chrome64', minify: true, lib: { entry, name, formats: ['iife'] } },
  })
  const chunks = [made].flat().flatMap(one => ('output' in one ? one.output : []))
  const [chunk] = chunks
  if (chunk?.type !== 'chunk' || chunks.length > 1) throw new Error(`${entry} did not become one script`)
  return { code: chunk.code, modules: Object.keys(chunk.modules) }
}
