import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { po } from 'gettext-parser'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../process.ts'
import { root } from '../settings.ts'
import { wordFolders } from './catalogs.ts'
import { exportPo, importPo } from './po.ts'

function temporary(): string {
  const dir = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  return dir
}

function write(dir: string, files: Iterable<[path: string, code: string]>): void {
  for (const [path, code] of files) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), code)
  }
}

/** A store with one catalog in two languages. */
function store(en: string, zh = en): string {
  const dir = temporary()
  const locale = (name: string, base: string) =>
    `export const locale: Locale = '${name}'\nexport const base = '${base}'\n`
  write(dir, [
    ['web/words/en/a.ts', en],
    ['web/words/zh-cn/a.ts', zh],
    ['web/words/en/locale.ts', locale('en', '/en')],
    ['ui/words/en/b.ts', ''],
  ])
  return dir
}

/** The same PO file with other translations; `translate` gets the context, the text and the present translation. */
function translated(file: string, translate: (context: string, text: string, now: string) => string): Buffer {
  const data = po.parse(file)
  for (const entry of Object.values(data.translations).flatMap(byId => Object.values(byId)))
    if (entry.msgctxt) entry.msgstr = [translate(entry.msgctxt, entry.msgid, entry.msgstr[0] ?? '')]
  return po.compile(data)
}

const GET = `export const get = (app: string) => \`Get \${app}\`\n`

const french = (dir: string) => exportPo(dir, { locale: 'fr', from: 'en', withConsole: false })

test('English texts that are exported and imported again give the same catalogs', () => {
  const dir = temporary()
  for (const folder of wordFolders(true))
    cpSync(join(root, folder), join(dir, folder), {
      recursive: true,
      filter: path => !path.endsWith('.test.ts'),
    })
  cpSync(join(root, 'biome.json'), join(dir, 'biome.json'))
  const file = exportPo(dir, { locale: 'en', from: 'zh-CN', withConsole: true })

  const emptied = translated(file, (_, text, now) => (now || text).replaceAll(/[^{}]+(?![^{]*\})/g, '?'))
  const garbled = importPo(dir, emptied, true).files
  write(dir, garbled)
  const { files, ...lists } = importPo(dir, file, true)
  write(dir, files)
  run('biome', ['format', '--write', '--vcs-enabled=false', dir], { cwd: dir })
  const original = (path: string) => readFileSync(join(root, path), 'utf8')
  for (const path of files.keys()) expect(readFileSync(join(dir, path), 'utf8')).toBe(original(path))
  expect([...garbled].filter(([path, code]) => code !== original(path)).length).toBeGreaterThan(55)
  expect(lists).toMatchObject({ outdated: [], unknown: [] })
})

test('a new language begins as its source, under its own name', () => {
  const code = `import { x } from '../../../ui/words/en/b.ts'\nexport const hello = 'Hello'\n`
  const dir = store(code, `export const hello = '你好'\n`)
  const { files, untranslated } = importPo(dir, french(dir), false)
  expect(Object.fromEntries(files)).toEqual({
    'web/words/fr/a.ts': code.replace('/en/', '/fr/'),
    'web/words/fr/locale.ts': `export const locale: Locale = 'fr'\nexport const base = '/fr'\n`,
    'ui/words/fr/b.ts': '',
  })
  expect(untranslated).toEqual(['web/words/a.ts hello'])
})

test('a translator sees texts with named placeholders and the Chinese text, and no ids', () => {
  const dir = store(
    `import type { Kind } from './kinds.ts'
export const page = {
  'the-title': (app: string) => \`Get \${app} from \${storeName()} {now}\`,
  since: (n: number, kind: 'old' | 'new') => (kind === 'new' ? 'New' : \`\${n} \${n > 1 ? 'years' : 'year'}\`),
  list: [{ id: 'first', body: 'One' }] as const,
}
`,
    `export const page = { 'the-title': (app: string) => \`下载\${app}\`, list: [{ id: 'first', body: '一' }] }\n`,
  )
  const entries = Object.values(po.parse(french(dir)).translations).flatMap(byId => Object.values(byId))
  expect(entries.slice(1).map(one => [one.msgctxt, one.msgid, one.comments?.translator])).toEqual([
    ['web/words/a.ts page.the-title', 'Get {app} from {storeName} {{now}}', 'zh-CN: 下载{app}'],
    ['web/words/a.ts page.since#1', 'New', undefined],
    ['web/words/a.ts page.since#2', '{n} {n2}', undefined],
    ['web/words/a.ts page.since#3', 'years', undefined],
    ['web/words/a.ts page.since#4', 'year', undefined],
    ['web/words/a.ts page.list.0.body', 'One', 'zh-CN: 一'],
  ])
})

test.each([
  ['Obtenir {nom}', ['{app} is missing', '{nom} is unknown']],
  ['Obtenir', ['{app} is missing']],
  ['Obtenir {app} {extra}', ['{extra} is unknown']],
  ['Obtenir {app} {', ['a single brace: write {{ or }} for one in the text']],
])('%s is refused as a translation of Get {app}', (message, errors) => {
  const dir = store(GET, '')
  const file = translated(french(dir), () => message)
  const lines = errors.map(error => `web/words/a.ts get: ${error}`)
  expect(() => importPo(dir, file, false)).toThrow(new Error(lines.join('\n')))
})

test.each([
  `L'"ami" dit`,
  'C:\\new\\table \\',
  'one\ntwo\r\n\tthree',
  `\`tick\` \${money} {brace} $`,
  '中文，「引号」😀',
  '\u2028 \u00a0',
])('%j survives, in a string and beside a placeholder', async text => {
  const dir = store(`${GET}export const hello = 'Hello'\n`, '')
  const message = text.replaceAll(/[{}]/g, '$&$&')
  const file = translated(french(dir), context =>
    context.endsWith('get') ? `{app}${message}{app}` : message,
  )
  write(dir, importPo(dir, file, false).files)
  const words = await import(join(dir, 'web/words/fr/a.ts'))
  expect([words.hello, words.get('x')]).toEqual([text, `x${text}x`])
  const [again] = Object.values(po.parse(french(dir)).translations['web/words/a.ts hello'] ?? {})
  expect(again?.msgstr).toEqual([message])
})

test('placeholders may change places, with texts inside them', async () => {
  const dir = store(
    `export const made = (n: number) => \`\${n} made \${n > 1 ? \`on \${n} days\` : 'today'}\`\n`,
    '',
  )
  const texts = { '{n} made {n2}': 'Le {n2} : {n}', 'on {n} days': '{n} jours', today: 'jour' }
  write(
    dir,
    importPo(
      dir,
      translated(french(dir), (_, text) => texts[text as keyof typeof texts]),
      false,
    ).files,
  )
  const { made } = await import(join(dir, 'web/words/fr/a.ts'))
  expect([made(1), made(2)]).toEqual(['Le jour : 1', 'Le 2 jours : 2'])
})

test('an empty or fuzzy translation gives the source text; other texts and the code stay as they are', () => {
  const dir = store(`export const w = { a: 'A', b: 'B', c: 'C', d: 'D' }\n`, '')
  write(
    dir,
    importPo(
      dir,
      translated(french(dir), (_, text) => `${text}-fr`),
      false,
    ).files,
  )
  const own = readFileSync(join(dir, 'web/words/fr/a.ts'), 'utf8').replace('export', '// Ours.\nexport')
  write(dir, [
    ['web/words/fr/a.ts', own],
    ['web/words/en/a.ts', `export const w = { a: 'A', b: 'B', c: 'C', d: 'New' }\n`],
  ])
  const file = `msgid ""
msgstr "Language: fr\\nX-Source-Language: en\\n"

msgctxt "web/words/a.ts w.a"
msgid "A"
msgstr ""

#, fuzzy
msgctxt "web/words/a.ts w.b"
msgid "B"
msgstr "perhaps"

msgctxt "web/words/a.ts w.d"
msgid "D"
msgstr "D-fr"

msgctxt "web/words/gone.ts x"
msgid "X"
msgstr "X"
`
  const { files, ...lists } = importPo(dir, file, false)
  expect(files.get('web/words/fr/a.ts')).toBe(
    `// Ours.\nexport const w = { a: "A", b: "B", c: "C-fr", d: "D-fr" }\n`,
  )
  expect(lists).toEqual({
    locale: 'fr',
    untranslated: ['web/words/a.ts w.a', 'web/words/a.ts w.b'],
    outdated: ['web/words/a.ts w.d'],
    unknown: ['web/words/gone.ts x'],
  })
})

test('a language needs a source of another name, with words', () => {
  const dir = store('')
  const from =
    (name: string, locale = 'fr') =>
    () =>
      exportPo(dir, { locale, from: name, withConsole: false })
  expect(from('fr')).toThrow('fr is the source')
  expect(from('de')).toThrow('de has no words in web/words, ui/words')
  expect(from('en', '../fr')).toThrow('Not a language: ../fr')
})
