import { describe, expect, test } from 'vitest'
import type { StaticPage, StaticPageName, StoreFacts } from '../../contract/static-page.ts'
import { PAPER_NAMES } from '../../contract/static-page.ts'
import { againstStyle } from '../../tests/support/house-style.ts'
import * as english from './en/static-pages.ts'
import { nameStore } from './store-name.ts'
import * as chinese from './zh-cn/static-pages.ts'

const quiet: StoreFacts = {
  demo: false,
  operator: undefined,
  contact: undefined,
  securityContact: undefined,
  filings: [],
  client: undefined,
  counts: false,
  keepDays: 30,
  honoursSignals: false,
  identifies: false,
  describesDevice: false,
  risk: false,
  collector: undefined,
  adHosts: [],
  mip: false,
}
const busy: StoreFacts = {
  demo: true,
  operator: 'Operator Ltd.',
  contact: 'mailto:help@store.example',
  securityContact: 'https://store.example/holes',
  filings: ['1', '2'],
  client: '/client.apk',
  counts: true,
  keepDays: 90,
  honoursSignals: true,
  identifies: true,
  describesDevice: true,
  risk: true,
  collector: 'collect.example',
  adHosts: ['a.example'],
  mip: true,
}

const zhCn = { ...chinese }
const en = { ...english }

/** The facts, without their words. */
function shapeOf(staticPage: StaticPage): unknown {
  return JSON.parse(
    JSON.stringify(staticPage, (key, value) =>
      typeof value === 'string' && !['id', 'icon', 'href'].includes(key) ? 'text' : value,
    ),
  )
}

/** Every string of a page. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

/** A sentence may have its link in another place. */
const withoutOrder = (shape: unknown): string => JSON.stringify(shape).replaceAll(/"text",?|,(?=[\]}])/g, '')

describe.each([
  ['that does little', quiet],
  ['that does all it can', busy],
])('of a store %s', (_what, facts) => {
  test.each(PAPER_NAMES)('%s tells the same in both languages', (name: StaticPageName) => {
    nameStore({ name: 'Starbridge', tagline: 'x' })
    const [one, other] = [zhCn[name](facts), en[name](facts)]
    expect(withoutOrder(shapeOf(other))).toBe(withoutOrder(shapeOf(one)))
    expect(JSON.stringify([one, other])).not.toMatch(/花架|Pergola/)
    expect(JSON.stringify(other)).not.toMatch(/\p{Script=Han}/u)
    expect(againstStyle('zh-CN', textsOf(one))).toEqual([])
    expect(againstStyle('en', textsOf(other))).toEqual([])
  })
})
