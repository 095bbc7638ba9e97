import { Window } from 'happy-dom'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { appAttributes } from '../../../contract/app-fields.ts'
import { pageAttributes } from '../../../contract/page-attributes.ts'
import { appCard, marked } from '../../kit/marks.ts'
import { readMarks } from './read-marks.ts'

/** What the marks around the element #it say, without what they leave open. */
function read(markup: ReactElement, body: object = {}) {
  const { document } = new Window() as unknown as globalThis.Window
  document.body.innerHTML = renderToStaticMarkup(markup)
  for (const [name, value] of Object.entries(body)) document.body.setAttribute(name, String(value))
  const marks = readMarks(document.getElementById('it') ?? document.body)
  return JSON.parse(JSON.stringify(marks))
}

const page = pageAttributes({
  pageType: 'PC',
  title: '苔藓手帐',
  app: { appId: 1, packageName: 'a.b', resourceType: 0 },
})

test('[TRK-2] a click in a card knows its module, its card, its place and the app of the card', () => {
  const list = (
    <section {...marked({ module: 'related' })}>
      <ul>
        <li {...appCard({ appId: 42, packageName: 'com.example.moss' }, 3)}>
          <a href="/apps/42">
            <b id="it">花</b>
          </a>
        </li>
      </ul>
    </section>
  )
  expect(read(list, page)).toEqual({
    module: 'related',
    cardId: 'app-42',
    cardType: 'app',
    position: 3,
    appId: 42,
  })
})

test('[TRK-2] the nearest module counts, and the group of a card is recorded', () => {
  const lists = (
    <div {...marked({ module: 'outer' })}>
      <div {...marked({ module: 'inner', ab: 'a' })}>
        <i id="it" {...marked({ card: 'gift-1', cardType: 'gift', cardGroup: 'summer', position: 0 })} />
      </div>
    </div>
  )
  expect(read(lists)).toEqual({
    module: 'inner',
    cardId: 'gift-1',
    cardType: 'gift',
    cardGroup: 'summer',
    position: 0,
    ab: 'a',
  })
})

test('[TRK-2] outside of cards the app is that of the page', () => {
  expect(read(<p id="it" />, page)).toEqual({ appId: 1, appName: '苔藓手帐', resType: 0 })
  expect(read(<p id="it" />, pageAttributes({ pageType: 'PC', title: '首页' }))).toEqual({})
})

test('[TRK-2] a download control says its app and version', () => {
  const app = appAttributes({
    appId: 7,
    versionId: 70,
    name: '游戏',
    packageName: 'c.d',
    versionCode: '1',
    versionName: '1.0',
    iconUrl: '/i',
    resourceType: 1,
    size: 1,
    downloadUrl: '/d',
    categoryId: 1,
    subCategoryId: 2,
    recommend: '',
  })
  const control = (
    <a id="it" href="/d" {...marked({ module: 'get-app', action: 'download' })} {...app}>
      下载
    </a>
  )
  expect(read(control, page)).toEqual({
    module: 'get-app',
    appId: 7,
    appName: '游戏',
    resType: 1,
    versionId: 70,
  })
})

test('[TRK-2] what was searched for belongs to the whole page', () => {
  const results = (
    <>
      <header id="it" />
      <ul {...marked({ module: 'search-results', keyword: '花 架' })} />
    </>
  )
  expect(read(results)).toEqual({ keyword: '花 架' })
})
