import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleScript } from '../../bridge/bundle-script.ts'
import { readBrand } from '../../platform/brand/read-brand.ts'
import { LOCALES, type Locale } from '../../rules/text/locales.ts'
import type { Assets } from '../../web/shell/assets.ts'
import { root } from '../settings.ts'
import { buildConsole } from './build-console.ts'
import { bundle, compressAssets, type Output, onlyFrom } from './bundle.ts'
import { chunkGroups } from './chunks.ts'
import { dist } from './dist.ts'
import { iconSprite, iconSpriteFile } from './icon-sprite.ts'
import { softwareBill } from './sbom.ts'
import { type ShortNames, shortClasses, shorten, shortNames } from './short-classes.ts'
import { speaking } from './speaking.ts'
import { writeUnavailable } from './write-unavailable.ts'

/** Makes everything in dist/: the browser's files, the pages, the fallback page, the console, and a bill of materials. */
export async function buildSite(log: (line: string) => void): Promise<void> {
  const started = Date.now()
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  mkdirSync(dist.assets, { recursive: true })

  const long = {
    pc: await stylesOf('pc', id => !isApart(id)),
    mobile: await stylesOf('mobile', id => !isApart(id)),
    aside: await stylesOf('aside', id => APART.aside.test(id)),
    compare: await stylesOf('compare', id => APART.compare.test(id)),
  }

  const names = shortNames(Object.values(long))
  const style = (name: keyof typeof long) => [writeStyle(name, shorten(long[name], names))]
  const shared: Omit<Assets, 'boot'> = {
    early: await earlyScript(),
    styles: { pc: style('pc'), mobile: style('mobile'), aside: style('aside'), compare: style('compare') },
    noScript: writeStyle('no-script', readFileSync(input('styles/no-script.css'), 'utf8')),
  }
  const sites = []
  for (const locale of LOCALES) sites.push({ locale, ...(await buildIn(locale, names)) })
  writeFileSync(join(dist.assets, iconSpriteFile), iconSprite)
  const bridge = await bundleScript(join(root, 'bridge/script.ts'), 'PergolaBridge')
  writeFileSync(join(dist.assets, 'bridge.js'), bridge.code)
  writeFileSync(
    dist.assetList,
    JSON.stringify(Object.fromEntries(sites.map(({ locale, boot }) => [locale, { boot, ...shared }]))),
  )
  writeFileSync(dist.pageList, JSON.stringify(sites.flatMap(({ pages }) => pages)))
  await writeUnavailable(readBrand(process.env.STORE_DIR))
  writeFileSync(dist.sbom, softwareBill())
  compressAssets(dist.assets)
  await buildConsole()
  log(
    `built in ${((Date.now() - started) / 1000).toFixed(1)} s: boot ${gzipSync(sites[0]?.boot ?? '').length} B gz`,
  )
}

/** The browser's files and the pages in one language. */
async function buildIn(locale: Locale, names: ShortNames) {
  // A library, as Vite sees it, because an application would carry Vite's preloader in the boot script.
  const browser = await bundle({
    plugins: [speaking(locale), shortClasses(names)],
    build: {
      lib: { entry: input('boot/boot.ts'), formats: ['es'] },
      rolldownOptions: {
        output: {
          minify: true,
          comments: false,
          chunkFileNames: 'assets/[name]-[hash].js',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  })
  const boot = bootScript(browser)
  // Files that say no words are the same in all languages, down to their names.
  writeAll(browser.filter(file => !file.fileName.endsWith('.css') && file.fileName !== boot.fileName))

  const pages = dist.pages(locale)
  await bundle({
    plugins: [
      speaking(locale),
      shortClasses(names),
      onlyFrom([join(root, 'web'), join(root, 'ui')], dirname(pages)),
    ],
    build: { ssr: input('page-set.server.ts'), outDir: dirname(pages), write: true },
    ssr: { noExternal: true },
  })
  const { pageList }: typeof import('../../web/page-set.server.ts') = await import(pages)
  return { boot: boot.code, pages: pageList() }
}

/** The pages of web/pages/styles-aside.ts and web/pages/styles-compare.ts. */
const APART = {
  aside:
    /\/web\/pages\/(categories|collection|comments|developer|gone|history|lists|mine|missing|report|search|static|thread|top|tour)\//,
  compare: /\/web\/pages\/(compare|compare-with)\//,
}
const isApart = (id: string) => Object.values(APART).some(pages => pages.test(id))

const input = (path: string) => join(root, 'web', path)

/** The boot script is inline, so what it fetches must be named from the root. */
function bootScript(files: Output[]): { fileName: string; code: string } {
  const entry = files.find(file => file.type === 'chunk' && file.isEntry)
  if (entry?.type !== 'chunk') throw new Error('the boot script was not built')
  if (entry.imports.length > 0) throw new Error(`the boot script needs ${entry.imports.join(' ')}`)
  const code = entry.code.replaceAll(/import\((["'`])\.\/assets\//g, 'import($1/assets/').trim()
  if (!code.includes('/assets/')) throw new Error('the boot script fetches nothing')
  return { fileName: entry.fileName, code }
}

/** A classic script: a module would wait until the page is parsed. */
async function earlyScript(): Promise<string> {
  const made = await bundle({
    build: { lib: { entry: input('boot/early.ts'), formats: ['iife'], name: 'early' }, minify: true },
  })
  const [script] = made
  if (script?.type !== 'chunk' || made.length !== 1) throw new Error('the early script was not built')
  return script.code.trim()
}

/** One file a page type, made of its views; a view's imports come before its own styles. */
async function stylesOf(name: keyof Assets['styles'], keep: (id: string) => boolean): Promise<string> {
  const made = await bundle({
    plugins: [
      {
        name: 'keep-styles',
        enforce: 'pre',
        load: id => (id.endsWith('.css') && !keep(id) ? '' : undefined),
      },
    ],
    build: {
      rolldownOptions: {
        input: input(`pages/styles-${name}.ts`),
        preserveEntrySignatures: 'strict',
        // A page's views stand in one file, of which a stylesheet needs one: the other must not come along.
        treeshake: { moduleSideEffects: id => id.endsWith('.css') },
        // In one, with what scripts fetch later: a style that comes late would move what is there.
        output: { codeSplitting: false },
      },
    },
  })
  const [sheet, ...more] = made.filter(file => file.fileName.endsWith('.css'))
  if (sheet?.type !== 'asset' || more.length > 0) throw new Error(`not one stylesheet for ${name}`)
  writeAll(made.filter(file => file.type === 'asset' && file !== sheet))
  return String(sheet.source)
}

function writeStyle(name: string, css: string): string {
  if (!css) throw new Error(`the styles for ${name} are empty`)
  const fileName = `${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
  writeFileSync(join(dist.assets, fileName), css)
  return `/assets/${fileName}`
}

function writeAll(files: Output[]): void {
  for (const file of files) {
    const path = join(root, 'dist', file.fileName)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file.type === 'chunk' ? file.code : file.source)
  }
}
