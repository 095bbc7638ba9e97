import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyPath } from './tidy-path.ts'

const OURS = new Set(['apps', 'top', 'gifts', ''])

test.each([
  ['/apps/1/', '/apps/1'],
  ['/Apps/1', '/apps/1'],
  ['/apps/1//', '/apps/1'],
  ['/APPS/1/Comments/', '/apps/1/comments'],
  ['/apps/App.Qingyu.Moss/', '/apps/App.Qingyu.Moss'],
  ['/TOP/Soft', '/top/soft'],
  ['/index.html', '/'],
  ['/Index.PHP', '/'],
  ['/Gifts', '/gifts'],
])('%s is written %s', (path, tidy) => {
  expect(tidyPath(path, OURS)).toBe(tidy)
})

test.each([
  '/',
  '/apps/1',
  '/apps/App.Qingyu.Moss',
  '/other/',
  '/Other',
  '//evil.example/',
  '/appsX/',
  '/img/A/',
])('%s stays as it is', path => {
  expect(tidyPath(path, OURS)).toBeUndefined()
})

test('what is tidied is tidy, and never another site', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', 'apps', 'A', '.', '\\', 'index', 'html', '%2f') }),
      text => {
        const tidy = tidyPath(`/${text}`, OURS)
        if (tidy === undefined) return
        expect(tidyPath(tidy, OURS)).toBeUndefined()
        expect(new URL(tidy, 'https://store.example').origin).toBe('https://store.example')
      },
    ),
  )
})
