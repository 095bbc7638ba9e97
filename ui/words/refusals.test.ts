import { expect, test } from 'vitest'
import { kindOf, type Refusal, type RefusalWords, refusalIn } from '../../contract/refusals.ts'
import { refusals as en } from './en/refusals.ts'
import { refusals as zhCN } from './zh-cn/refusals.ts'

const problem = { en: 'Too small', 'zh-CN': '数值过小' }
const inner: Refusal = { id: 'app.exists', parameters: { package: 'a.b', app: 7 } }
/** A value for each parameter that some refusal has. */
const parameters = {
  address: 'https://repository.example/repo',
  app: 7,
  apps: ['a.b'],
  by: 12,
  change: 11,
  column: 'nmae',
  command: 'app.edit',
  detail: 'check "rating"',
  done: 500,
  field: 'name',
  fields: ['slug'],
  files: [{ field: 'iconKey', file: 'img/x' }],
  findings: ['zip-broken'],
  fingerprint: 'ab12',
  key: '{"id":7}',
  locale: 'en',
  max: 200,
  megabytes: 32,
  name: 'Lin',
  now: 3,
  package: 'a.b',
  pictures: [
    { name: 'a.png', problem: 'large', megabytes: 8 },
    { name: 'b.png', problem: 'square', size: '2 × 3' },
  ],
  problems: [{ field: 'name', problem }],
  refusal: inner,
  request: 5,
  role: 'editor',
  roles: ['owner'],
  seen: 2,
  sha256: 'ab12',
  state: 'delisted',
  table: 'apps',
  tables: ['appz'],
  text: 'moss',
  unready: ['img/x'],
  versionCode: '10',
}
const ids = Object.keys(en) as Refusal['id'][]

test.each(ids)('%s has its words in both languages, and every parameter is known', id => {
  const counted = id === 'picture.too-many-today' ? { pictures: 500 } : {}
  const refusal = { id, parameters: { ...parameters, ...counted } } as unknown as Refusal
  for (const words of [en, zhCN] as RefusalWords[]) {
    const text = refusalIn(words, refusal)
    expect(text).not.toMatch(/undefined|\[object/)
    expect(text.length).toBeGreaterThan(3)
  }
  expect(refusalIn(zhCN, refusal)).toMatch(/\p{Script=Han}/u)
  expect(refusalIn(en, refusal)).not.toMatch(/\p{Script=Han}/u)
})

test('a batch that was refused after others were done says both, and is of the kind of what refused it', () => {
  const refusal: Refusal = { id: 'batch.partial', parameters: { refusal: inner, done: 500 } }
  expect(refusalIn(en, refusal)).toBe(
    "a.b is already in the store (app 7). The first 500 are done; the rest weren't run.",
  )
  expect(kindOf(refusal)).toBe('conflict')
})
