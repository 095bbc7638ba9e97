import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { APP_ATTRIBUTE } from '../../contract/app-fields.ts'
import { pageAttributes } from '../../contract/page-attributes.ts'
import { marked } from '../kit/marks.ts'

const attribute = (name: string) => `data-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
const read = (path: string) => readFileSync(join('web', path), 'utf8')

const HERE = 'islands/attributes.ts'
const named = [...read(HERE).matchAll(/^ {2}(\w+): /gm)].map(([, name = '']) => attribute(name))
const elsewhere = [
  ...Object.values(APP_ATTRIBUTE),
  ...Object.keys(marked({})),
  ...Object.keys(
    pageAttributes({ pageType: 'PC', title: '', app: { appId: 1, packageName: 'a', resourceType: 0 } }),
  ),
]
const used = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter(path => /\.(tsx?|css)$/.test(path) && !/\.test/.test(path) && path !== HERE)
  .flatMap(path => {
    const text = read(path)
    const asAttributes = text.match(/(?<![\w-])data(-[a-z]+)+\b/g) ?? []
    const asFields = [...text.matchAll(/\bdataset\.(\w+)/g)].map(([, name = '']) => attribute(name))
    return [...asAttributes, ...asFields].map(name => ({ name, path }))
  })

test('every attribute that markup, styles and scripts share has its name in one place', () => {
  expect(used.length).toBeGreaterThan(150)
  const known = new Set<string>([...named, ...elsewhere])
  expect(used.filter(({ name }) => !known.has(name))).toEqual([])
})

test('no name is left of an attribute that is gone, and none is in two places', () => {
  const inUse = new Set(used.map(({ name }) => name))
  expect(named.filter(name => !inUse.has(name))).toEqual([])
  expect(named.filter(name => elsewhere.includes(name))).toEqual([])
})
