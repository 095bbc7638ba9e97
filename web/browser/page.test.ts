// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { appAttributes } from '../../contract/app-fields.ts'
import { pageAttributes } from '../../contract/page-attributes.ts'
import { appOf, pageOf } from './page.ts'

function element(attributes: object): HTMLElement {
  const made = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value))
  return made
}

test('[DET-1] the page is found in the document', () => {
  const page = {
    pageType: 'mip',
    title: '花架',
    app: { appId: 42, packageName: 'com.example', resourceType: 1 },
  } as const
  expect(pageOf(document)).toBeUndefined()
  document.body.append(element(pageAttributes(page)))
  expect(pageOf(document)).toEqual(page)
})

test('[DET-17] the app is read from its download control', () => {
  const app = {
    appId: 42,
    versionId: 7,
    name: '花架',
    packageName: 'com.example',
    versionCode: '9223372036854775807',
    versionName: '1.0',
    iconUrl: '/i.png',
    resourceType: 1,
    size: 1536,
    downloadUrl: '/d',
    categoryId: 3,
    subCategoryId: 4,
    recommend: 'r',
  } as const
  expect(appOf(element(appAttributes(app)))).toEqual(app)
  expect(appOf(element({}))).toBeUndefined()
})
