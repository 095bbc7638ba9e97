import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ConsoleAssets } from '../../console/frame/document.tsx'
import { CONSOLE_LOCALES } from '../../console/words/locales.ts'
import { root } from '../settings.ts'
import { bundle, compressAssets, type Output, onlyFrom } from './bundle.ts'
import { dist } from './dist.ts'
import { speaking } from './speaking.ts'

const input = (path: string) => join(root, 'console', path)

/** The staff's console: its screens in every language, one script and one stylesheet. They stand apart from what visitors are served. */
export async function buildConsole(): Promise<void> {
  const files = await bundle({
    build: {
      rolldownOptions: {
        input: { script: input('browser/main.ts'), style: input('browser/styles.ts') },
        // Otherwise modules whose class names no code reads are left out.
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'console-[hash].js', assetFileNames: 'console-[hash][extname]' },
      },
    },
  })
  mkdirSync(dist.console.assets, { recursive: true })
  const addressOf = (isIt: (file: Output) => boolean) => {
    const [file, ...more] = files.filter(isIt)
    if (!file || more.length > 0) throw new Error('the console must have one script and one stylesheet')
    writeFileSync(join(dist.console.assets, file.fileName), file.type === 'chunk' ? file.code : file.source)
    return `/assets/console/${file.fileName}`
  }
  const list: ConsoleAssets = {
    script: addressOf(({ type, name }) => type === 'chunk' && name === 'script'),
    style: addressOf(({ fileName }) => fileName.endsWith('.css')),
  }
  writeFileSync(dist.console.list, JSON.stringify(list))
  compressAssets(dist.console.assets)
  for (const locale of CONSOLE_LOCALES) {
    const views = dist.console.views(locale)
    await bundle({
      plugins: [speaking(locale), onlyFrom([join(root, 'console'), join(root, 'ui')], dirname(views))],
      build: { ssr: input('render.tsx'), outDir: dirname(views), write: true },
      ssr: { noExternal: true },
    })
  }
}
