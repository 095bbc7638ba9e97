import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'

type Files = Record<string, string>

const files: Files = Object.fromEntries(
  globSync('**/*.{ts,tsx,css}', { cwd: import.meta.dirname }).map(path => [
    path,
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  ]),
)

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The classes that a stylesheet has rules for. */
const classesIn = (css: string) =>
  new Set(
    all(css.replace(/\/\*[\s\S]*?\*\/|@import.*/g, '').replace(/\{[^{}]*\}/g, '{}'), /\.([A-Za-z][\w-]*)/g),
  )

/** The text inside the braces that open here. */
function inBraces(text: string, from: number): string {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    depth += text[at] === '{' ? 1 : text[at] === '}' ? -1 : 0
    if (depth === 0) return text.slice(from + 1, at)
  }
  return ''
}

/** Class names that are written out; what is only compared is none. */
function bareNames(text: string): string[] {
  const expressions = [...text.matchAll(/lassName=(?=\{)/g)].map(match =>
    inBraces(text, match.index + match[0].length),
  )
  return [
    ...all(text, /lassName=("[^"]*")/g),
    ...all(text, /lassName: ('[^']*')/g),
    ...[...expressions, ...all(text, /lassName: (`[^`]*`)/g)]
      .map(expression => expression.replace(/[!=]== '[^']*'|\$\{[^}]*\}/g, ''))
      .flatMap(expression => [...all(expression, /('[^']*')/g), ...all(expression, /`([^`]*)`/g)])
      .filter(name => name.trim() !== ''),
  ]
}

const aliasesIn = (path: string, text: string) =>
  [...text.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].map(([, alias = '', from = '']) => ({
    alias,
    module: join(dirname(path), from),
  }))

function faultsOf(files: Files): string[] {
  const paths = Object.keys(files)
  const unused = new Map(
    paths
      .filter(path => path.endsWith('.module.css'))
      .map(path => [path, classesIn(files[path] ?? '')] as const),
  )
  const known = new Map([...unused].map(([path, names]) => [path, new Set(names)]))
  const faults: string[] = []
  for (const path of paths.filter(path => !path.endsWith('.css') && !path.endsWith('.test.ts'))) {
    const text = files[path] ?? ''
    faults.push(...bareNames(text).map(name => `${path}: ${name} is no class of a module`))
    for (const { alias, module } of aliasesIn(path, text)) {
      const named = all(text, new RegExp(`(?<![\\w./])${alias}\\.(\\w+)`, 'g'))
      const missing = named.filter(name => !known.get(module)?.has(name))
      faults.push(...missing.map(name => `${path}: ${module} has no ${name}`))
      // One of several by what it says, such as `tones[tone]`: the file names each.
      const chosen = text.includes(`${alias}[`) ? all(text, /'(\w+)'/g) : []
      for (const name of [...named, ...chosen]) unused.get(module)?.delete(name)
    }
  }
  const left = [...unused].flatMap(([path, names]) => [...names].map(name => `${path}: nothing uses ${name}`))
  return [...faults, ...left]
}

test('every class belongs to a module, exists and is used', () => {
  expect(faultsOf(files)).toEqual([])
})

test('no stylesheet but those of modules has a class', () => {
  const global = Object.keys(files).filter(path => path.endsWith('.css') && !path.endsWith('.module.css'))
  expect(global).toEqual(['frame/base.css'])
  expect([...classesIn(files['frame/base.css'] ?? '')]).toEqual([])
})

test.each([
  ['a class that nothing uses', { 'kit/card.module.css': '.planted {\n}\n' }, 'nothing uses planted'],
  ['a class written out', { 'kit/time.tsx': '<i className="planted" />' }, '"planted" is no class'],
  [
    'one among others',
    { 'kit/time.tsx': "<i className={classes(a.b, c && 'planted')} />" },
    "'planted' is no",
  ],
  ['one in a template', { 'kit/time.tsx': '<i className={`$' + '{a.b} planted`} />' }, 'planted is no class'],
  ['one of a column', { 'kit/time.tsx': "{ className: 'planted', cell }" }, "'planted' is no class"],
  ['a misspelt one', { 'kit/card.tsx': '<i className={style.haed} />' }, 'card.module.css has no haed'],
])('finds %s', (_, planted, fault) => {
  const more = Object.entries(planted).map(([path, text]) => [path, `${files[path]}\n${text}`])
  expect(faultsOf({ ...files, ...Object.fromEntries(more) }).join('\n')).toContain(fault)
})
