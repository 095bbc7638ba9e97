// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseFile } from './choose-file.ts'

const attributes = (of: Record<string, string | number>) =>
  Object.entries(of)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ')

const newest = {
  vid: 9,
  vcode: 109,
  vname: '3.0',
  abi: 'universal',
  sdk: 26,
  url: '/p/9.apk',
  bytes: 900,
  size: '900 B',
}
const older = [
  { ...newest, vid: 5, vcode: 105, vname: '2.5', sdk: 23, url: '/p/5.apk', bytes: 500, size: '500 B' },
  { ...newest, vid: 2, vcode: 102, vname: '1.2', sdk: 21, url: '/p/2.apk', bytes: 200, size: '200 B' },
]

function open(userAgent: string): void {
  vi.stubGlobal('navigator', { userAgent, platform: 'Linux aarch64' })
  document.body.innerHTML = `
    <a data-by="get-app" data-wants="download" ${attributes(newest)} href="/p/9.apk">下载 <i data-given="size">900 B</i></a>
    <b data-given="version">3.0</b><b data-given="hash">h9</b><b data-given="checked">本店于 周一 验证过</b>
    <div data-older ${attributes({ ...newest, hash: 'h9', checked: '周一' })}>
      ${older.map(one => `<p hidden ${attributes({ ...one, hash: `h${one.vid}`, checked: '周日' })}>${one.vname}</p>`).join('')}
    </div>`
}

const button = () => document.querySelector('a') as HTMLAnchorElement
const said = () => [...document.querySelectorAll('[data-given]')].map(place => place.textContent)
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-older] p')].filter(({ hidden }) => !hidden)

beforeEach(() => {
  document.documentElement.className = 'on-android'
})
afterEach(() => vi.unstubAllGlobals())

test('a phone with an old Android is given the newest version that fits, and the page says what is true of it', async () => {
  open('Mozilla/5.0 (Linux; Android 6.0.1; Redmi 4) AppleWebKit/537.36')
  await chooseFile({ helper: 'none' })
  expect(button().getAttribute('href')).toBe('/p/5.apk')
  expect(button().dataset).toMatchObject({
    url: '/p/5.apk',
    size: '500',
    vid: '5',
    vcode: '105',
    vname: '2.5',
  })
  expect(said()).toEqual(['500 B', '2.5', 'h5', '本店于 周日 验证过'])
  expect(shown().map(({ textContent }) => textContent)).toEqual(['2.5'])
  expect(document.documentElement.classList.contains('old-android')).toBe(true)
})

test.each([
  ['one that is new enough', 'Android 13; Pixel 6', false],
  ['one that hides its version', 'Android 10; K', false],
  ['one that is too old for all of them', 'Android 4.4; X', true],
])('%s keeps the newest', async (_, system, isOld) => {
  open(`Mozilla/5.0 (Linux; ${system}) AppleWebKit/537.36`)
  await chooseFile({ helper: 'none' })
  expect(button().getAttribute('href')).toBe('/p/9.apk')
  expect(said()).toEqual(['900 B', '3.0', 'h9', '本店于 周一 验证过'])
  expect(shown()).toEqual([])
  expect(document.documentElement.classList.contains('old-android')).toBe(isOld)
})
