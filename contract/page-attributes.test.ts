import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { pageAttributesSchema } from './page-attributes.schema.ts'
import { type PageAttributes, pageAttributes, readPageAttributes } from './page-attributes.ts'
import { RESOURCE_TYPE } from './page-types.ts'

test('[DET-1] a page names its type, title, app, package and resource type', () => {
  const app = { appId: 42, packageName: 'com.example', resourceType: RESOURCE_TYPE.game }
  expect(pageAttributes({ pageType: 'Mobile', title: '花架', app })).toEqual({
    'data-page-type': 'Mobile',
    'data-title': '花架',
    'data-app-id': 42,
    'data-pname': 'com.example',
    'data-res-type': 1,
  })
  expect(pageAttributes({ pageType: 'PC', title: '首页' })).toEqual({
    'data-page-type': 'PC',
    'data-title': '首页',
  })
})

const page: fc.Arbitrary<PageAttributes> = fc.record(
  {
    pageType: fc.constantFrom('PC', 'Mobile', 'mip'),
    title: fc.string({ unit: 'binary' }),
    app: fc.record({
      appId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      packageName: fc.string({ unit: 'binary', minLength: 1 }),
      resourceType: fc.constantFrom(0, 1),
    }),
  },
  { requiredKeys: ['pageType', 'title'] },
)

test('[DET-1] what is written on the page is read back, and fits the schema', () => {
  fc.assert(
    fc.property(page, written => {
      const read = readPageAttributes(dataset(pageAttributes(written)))
      expect(read).toEqual(written)
      expect(z.parse(pageAttributesSchema, read)).toEqual(written)
    }),
  )
})

test.each([[{}], [{ pageType: 'pc' }], [{ pageType: 'MIP', appId: '1' }]])(
  '[DET-1] %j is no page of ours',
  data => {
    expect(readPageAttributes(data)).toBeUndefined()
  },
)

test.each([
  [{ appId: '0', pname: 'a' }],
  [{ appId: '-1', pname: 'a' }],
  [{ appId: '1.5', pname: 'a' }],
  [{ appId: '9007199254740992', pname: 'a' }],
  [{ appId: '', pname: 'a' }],
  [{ appId: '1x', pname: 'a' }],
  [{ appId: 'x1', pname: 'a' }],
  [{ pname: 'a' }],
  [{ appId: '1', pname: '' }],
  [{ appId: '1' }],
])('[DET-1] %j names no app', data => {
  expect(readPageAttributes({ pageType: 'PC', ...data })).toEqual({ pageType: 'PC', title: '' })
})

test('[DET-1] an unknown resource type counts as a soft app', () => {
  const data = { pageType: 'PC', title: 't', appId: '1', pname: 'a' }
  expect(readPageAttributes({ ...data, resType: '2' })?.app?.resourceType).toBe(0)
  expect(readPageAttributes(data)?.app?.resourceType).toBe(0)
})

/** As a browser would give it: `data-page-type` → `pageType`, every value a string. */
function dataset(attributes: object): Record<string, string> {
  const camel = (name: string) => name.slice(5).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [camel(name), String(value)]))
}
