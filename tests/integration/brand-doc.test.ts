import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { builtPages } from '../../ops/build/built-pages.ts'
import { run } from '../../ops/process.ts'
import { root } from '../../ops/settings.ts'
import { appOver, suiteDatabase } from './suite.ts'

const { webUrl: databaseUrl, webDb, mediaDir } = suiteDatabase('brand_doc')

interface Step {
  /** Where its block goes; undefined: it is run. */
  file: string | undefined
  text: string
}

function stepsOf(document: string): Step[] {
  const [, steps = ''] = /^## Steps$(.*?)^## /ms.exec(document) ?? []
  return [...steps.matchAll(/^\d\. (.*?)^ {3}```(\w+)\n(.*?)^ {3}```$/gms)].map(
    ([, says = '', kind, block = '']) => ({
      file: kind === 'sh' ? undefined : /`my-store\/([\w.-]+)`/.exec(says)?.[1],
      text: block.replaceAll(/^ {3}/gm, ''),
    }),
  )
}

test('following the page gives a store its own brand', async () => {
  const dir = join(mkdtempSync(join(tmpdir(), 'brand-doc-')), 'my-store')
  const steps = stepsOf(readFileSync(join(root, 'docs/how-to/brand-your-store.md'), 'utf8'))
  expect(steps.map(({ file }) => file)).toEqual([
    undefined,
    'store.json',
    'mark.svg',
    'privacy.en.md',
    undefined,
    undefined,
  ])
  const said: string[] = []
  for (const { file, text } of steps) {
    if (file) writeFileSync(join(dir, file), text)
    // The last one starts a whole store; here one starts within this process.
    else if (!text.includes('npm run up')) said.push(inShell(text.replaceAll('my-store', dir)))
  }
  expect(said.join('\n')).toMatch(
    /en: Starbridge, “Good apps in one place”; texts of its own: privacy\n[\s\S]*\nok\n$/,
  )
  expect(steps.at(-1)?.text).toContain('STORE_DIR=$PWD/my-store npm run up')

  // What is wrong is said, and whatever waits for the command stops.
  writeFileSync(join(dir, 'terms.fr.md'), '# x')
  expect(() => inShell(`npm run brand -- --check ${dir}`)).toThrow('terms.fr.md: is none of')
  rmSync(join(dir, 'terms.fr.md'))

  const app = await appOver(webDb, { databaseUrl, mediaDir, store: dir, pages: builtPages })
  expect((await app.inject('/')).body).toContain('<title>星桥 - 应用和游戏</title>')
  expect((await app.inject('/en/privacy')).body).toContain('<h1>Privacy at Starbridge</h1>')
  await app.close()
})

const inShell = (command: string) =>
  run('sh', ['-ec', command], {
    cwd: root,
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  })
