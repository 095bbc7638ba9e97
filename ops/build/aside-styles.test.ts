import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../settings.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test.each(['aside', 'compare'])('the pages of the sheet %s are those that ask for it', sheet => {
  const asks = new RegExp(`<(?:Document|\\w*Page)\\s+sheet="${sheet}"`)
  const [, named = ''] = /\{([\w,-]+)\}\/views\.ts/.exec(read(`web/pages/styles-${sheet}.ts`)) ?? []
  const folders = named.split(',')
  expect(folders.length).toBeGreaterThan(1)
  expect(read('ops/build/build.ts')).toContain(`/web\\/pages\\/(${folders.join('|')})\\//`)
  const asking = readdirSync(join(root, 'web/pages'), { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .filter(({ name }) =>
      readdirSync(join(root, 'web/pages', name)).some(
        file => file.endsWith('.tsx') && asks.test(read(`web/pages/${name}/${file}`)),
      ),
    )
  expect(asking.map(({ name }) => name)).toEqual(folders)
})
