import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'
import { unusedWords } from './prose.ts'

// Applied migrations and past releases stay as they are; this file has the words as samples.
const EXEMPT = /(?:^|\/)migrations\/|^CHANGELOG\.md$|^ops\/docs\/prose\.test\.ts$/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(path => /\.(?:css|md|sql|tsx?|vcl)$/.test(path) && !EXEMPT.test(path))
const folders = Map.groupBy(files, path => /^(docs\/)?[^/]+/.exec(path)?.[0] ?? path)

test.each([...folders.keys()])('%s uses the words of the field', folder => {
  const words = (folders.get(folder) ?? []).flatMap(path =>
    unusedWords(path, readFileSync(join(root, path), 'utf8')),
  )
  expect(words).toEqual([])
})

test.each([
  ['page.md', 'Whoever asks is answered anew.', ['Whoever', 'anew']],
  ['page.md', 'A link to `whoever`, and\n```\nnobody\n```', []],
  [
    'a.ts',
    '/** Looked into by\n * nobody. */\nconst somebody = 1 // he waits',
    ['nobody', 'Looked into', 'he'],
  ],
  ['a.ts', "fetch('https://somebody.example/**', 'his') /* whom */", ['whom']],
  ['a.test.ts', "test.each(['whom', f(2)])('%s stands', () => expect('stands').toBe(1))", ['stands']],
  ['a.ts', 'throw new TypeError(`nobody`)', ['nobody']],
  ['a.ts', "log.warn({ err }, 'told')\nsay(\n  'it\\'s anew',\n)\nput('whom')", ['told', 'anew']],
  ['web/words/en/a.ts', "title: 'For somebody'", ['somebody']],
  ['web/words/zh-cn/a.ts', "title: 'For somebody'", []],
  ['a.css', '.shelf { color: red } /* the shelf */', ['shelf']],
  ['a.vcl', 'set req.url = "#lately"; # it is away', ['is away']],
])('%s: %s', (path, source, expected) => {
  const found = unusedWords(path, source).map(word => / (.*) \(/.exec(word)?.[1])
  expect(found.sort()).toEqual(expected.toSorted())
})
