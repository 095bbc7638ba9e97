import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isKnownTag } from '../../contract/purge.ts'
import { root } from '../settings.ts'

const sources = ['platform', 'server', 'web', 'rules'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !/\.(test|stories)\./.test(name))
    .map(name => readFileSync(join(root, folder, name), 'utf8')),
)

/** Words in lists of tags: `app-N` where a number follows, `top-KIND` where a kind does. */
const inCode = sources.flatMap(text =>
  [...text.matchAll(/\b(?:tags\b|xkey\b|cache\.get\(|sitemapTag =)[^\n]*/g)].flatMap(([line]) =>
    [...line.matchAll(/(?<=[[,?:(] ?|=> )(?:'([a-z-]+)'(?! in)|`([a-z]+-\$\{[^`]*)`)/g)].map(
      ([, plain, made = '']) =>
        plain ?? made.replaceAll(/\$\{([^}]*)\}/g, (_, value) => (/kind$/.test(value) ? 'KIND' : 'N')),
    ),
  ),
)

test('every tag that an answer or a kept value carries is in the document for those who purge, and no other', () => {
  const document = readFileSync(join(root, 'docs/explanation/caching-and-freshness.md'), 'utf8')
  const [, table = ''] = /\| tag \|.*\n.*\n((?:\|.*\n)+)/.exec(document) ?? []
  const told = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, tag]) => tag)
  expect([...new Set(inCode)].sort()).toEqual([...told].sort())
  const given = told.map(
    tag => `${tag?.replace('file-N', 'file-0123456789abcdef').replace('KIND', 'soft').replace('N', '7')}`,
  )
  expect(given.filter(tag => !isKnownTag(tag))).toEqual([])
  expect(['app', 'app-', 'apps-1', 'app-1x', 'hom'].filter(isKnownTag)).toEqual([])
})
