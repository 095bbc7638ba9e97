import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../settings.ts'
import { deadLinks } from './site/dead-links.ts'
import { headingsOf, targetsOf } from './site/markdown.ts'

/** Texts of stores under tests/ link to pages of the site, and templates to what is beside the page that is made of them. */
const pages = globSync('**/*.md', {
  cwd: root,
  exclude: name => /^(?:node_modules|dist|tests|test-results|\.(?!github).*|.*\.template\.md)$/.test(name),
})

test('every relative link and anchor of a Markdown file leads somewhere', () => {
  expect(pages).toContain('README.md')
  expect(pages.length).toBeGreaterThan(40)
  expect(deadLinks(root, pages)).toEqual([])
})

test('the index lists every page, decisions excepted', () => {
  const listed = targetsOf(readFileSync(join(root, 'docs/README.md'), 'utf8'))
  const written = pages
    .filter(path => /^docs\/(?!README|decisions\/)/.test(path))
    .map(path => relative('docs', path))
  expect(written.filter(path => !listed.includes(path))).toEqual([])
})

test('headings have the anchors that GitHub gives them', () => {
  const page = '# A & B: `c_d`\n## What’s new?\n## [x](y) z\n```\n# no\n```\n## x z\n'
  expect(headingsOf(page).map(({ slug }) => slug)).toEqual(['a--b-c_d', 'whats-new', 'x-z', 'x-z-1'])
})

test('links in text, tables, lists and HTML are found, and none in code', () => {
  const page =
    '[a](a.md#b)\n\n| ![p](p.png) |\n| --- |\n| [c](c) |\n\n- [d](d)\n\n<img src="e.png">\n\n`[no](no)`\n'
  expect(targetsOf(page)).toEqual(['a.md#b', 'p.png', 'c', 'd', 'e.png'])
})

test('a missing file, anchor or picture is named with its page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pergola-links-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const good = '[1](other.md) [2](other.md#here) [3](#page) [4](https://example.com) [5](.)'
  writeFileSync(join(folder, 'other.md'), '## Here\n')
  writeFileSync(
    join(folder, 'page.md'),
    `# Page\n\n${good} [6](gone.md) [7](other.md#gone) [8](#gone) ![9](gone.png)`,
  )
  const dead = ['gone.md', 'other.md#gone', '#gone', 'gone.png']
  expect(deadLinks(folder, ['page.md'])).toEqual(dead.map(target => `page.md: ${target}`))
})
