import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../settings.ts'
import { buildDocsSite } from './build-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'pergola-docs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const INDEX =
  '# Docs\n\n## Guides\n\n- [One](guides/one.md): first, see [two](two.md).\n- [Two](two.md): second.\n'

/** A repository with a few pages. */
function repository(name: string, one: string): string {
  const docs = join(folder, name, 'docs')
  for (const path of ['guides', 'images']) mkdirSync(join(docs, path), { recursive: true })
  writeFileSync(join(docs, 'README.md'), INDEX)
  writeFileSync(join(docs, 'guides/one.md'), one)
  writeFileSync(join(docs, 'two.md'), '# Two\n\nText.\n\n## Details & more\n\nA `needle`.\n')
  return join(folder, name)
}

test('pages, sidebar and search index are built, and links lead to built pages', () => {
  const out = join(folder, 'out')
  const links = '[two](../two.md#details--more) [home](../README.md) [code](../../package.json)'
  const repo = repository('good', `# One\n\n${links}\n`)
  writeFileSync(join(repo, 'package.json'), '{}')
  buildDocsSite(repo, out)
  const page = readFileSync(join(out, 'guides/one.html'), 'utf8')
  expect(page).toContain(
    '<a href="../two.html#details--more">two</a> <a href="../index.html">home</a> code</p>',
  )
  expect(page).toContain('<li><a href="../guides/one.html" aria-current="page">One</a></li>')
  expect(page.match(/<li>/g)).toHaveLength(2)
  expect(readFileSync(join(out, 'two.html'), 'utf8')).toContain(
    '<h2 id="details--more">Details &amp; more</h2>',
  )
  const index = JSON.parse(readFileSync(join(out, 'search.json'), 'utf8'))
  expect(index).toContainEqual({
    page: 'Two',
    heading: 'Details & more',
    url: 'two.html#details--more',
    text: 'A needle .',
  })
})

test('a dead link fails the build', () => {
  const repo = repository('dead', '# One\n\n[gone](gone.md)\n')
  expect(() => buildDocsSite(repo, join(folder, 'none'))).toThrow('docs/guides/one.md: gone.md')
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

test('the documentation builds: every page, its sections in the search index, nothing from elsewhere', () => {
  const out = join(folder, 'site')
  buildDocsSite(root, out)
  const pages = globSync('**/*.md', { cwd: join(root, 'docs') })
  const built = globSync('**/*.html', { cwd: out })
  expect(built).toHaveLength(pages.length)
  const index: { url: string }[] = JSON.parse(readFileSync(join(out, 'search.json'), 'utf8'))
  const found = new Set(index.map(({ url }) => url.split('#')[0]))
  expect(built.filter(page => !found.has(page))).toEqual([])
  const loaded = built.flatMap(page =>
    [
      ...readFileSync(join(out, page), 'utf8').matchAll(/<(?:script|link|img)[^>]* (?:src|href)="([^"]*)"/g),
    ].map(([, target = '']) => target),
  )
  expect(loaded.filter(target => /^(?:[a-z]+:|\/\/)/.test(target))).toEqual([])
})
