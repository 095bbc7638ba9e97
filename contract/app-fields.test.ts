import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { appFieldsSchema } from './app-fields.schema.ts'
import { APP_ATTRIBUTE, type AppFields, appAttributes, readAppFields } from './app-fields.ts'

const text = fc.string({ unit: 'binary' })
const id = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER })
const fields: fc.Arbitrary<AppFields> = fc.record({
  appId: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  versionId: id,
  name: text,
  packageName: text,
  versionCode: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String),
  versionName: text,
  iconUrl: text,
  resourceType: fc.constantFrom(0, 1),
  size: id,
  downloadUrl: text,
  categoryId: id,
  subCategoryId: id,
  recommend: text,
})

test('[DET-17] every field of the app has its attribute', () => {
  expect(Object.values(APP_ATTRIBUTE)).toEqual(
    'app-id vid name pname vcode vname icon rtype size url categoryid subcategoryid rec'
      .split(' ')
      .map(name => `data-${name}`),
  )
})

test('[DET-17] what is written on a download control is read back, and fits the schema', () => {
  fc.assert(
    fc.property(fields, app => {
      const attributes = appAttributes(app)
      expect(Object.keys(attributes)).toEqual(Object.values(APP_ATTRIBUTE))
      const { 'data-app-id': appId, ...others } = attributes
      const dataset = Object.entries(others).map(([name, value]) => [name.slice(5), String(value)])
      const read = readAppFields({ appId: String(appId), ...Object.fromEntries(dataset) })
      expect(read).toEqual(app)
      expect(z.parse(appFieldsSchema, read)).toEqual(app)
    }),
  )
})

test('[DET-17] a control with nothing but an app id reads as an app with empty fields', () => {
  const bare = readAppFields({ appId: '42' })
  expect(bare).toMatchObject({ appId: 42, versionId: 0, name: '', size: 0, resourceType: 0, recommend: '' })
  expect(z.safeParse(appFieldsSchema, bare).success).toBe(true)
})

test.each([[{}], [{ appId: '' }], [{ appId: '0' }], [{ appId: 'no' }]])('[DET-17] %j is no app', data => {
  expect(readAppFields(data)).toBeUndefined()
})
