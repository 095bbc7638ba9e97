import { expect, test } from 'vitest'
import { APP_MARKS } from '../../rules/apps/app-marks.ts'
import { APP_SORTS } from '../../rules/apps/app-sorts.ts'
import { listPath, readListAddress } from './lists.ts'

const read = (path: string) =>
  readListAddress(Object.fromEntries(new URL(path, 'https://store.example').searchParams), 34)

test('every list has one address, and it reads back as what it says', () => {
  for (const place of [{ kind: 'soft' as const }, { categoryId: 12 }])
    for (const sort of APP_SORTS)
      for (const marks of [[], APP_MARKS.slice(0, 1), APP_MARKS.slice(1), APP_MARKS])
        for (const page of [1, 2, 34]) {
          const address = { page, sort, marks }
          expect(read(listPath(place, address))).toEqual(address)
        }
})

test('what is usual is left out, and names stand in the order of the alphabet', () => {
  expect(listPath({ kind: 'game' }, { page: 1, sort: 'hot', marks: [] })).toBe('/top/game')
  expect(listPath({ categoryId: 7 }, { page: 3, sort: 'new', marks: ['stars', 'noads'] })).toBe(
    '/category/7?page=3&sort=new&type=noads.stars',
  )
})

test.each([
  'page=0',
  'page=35',
  'page=02',
  'page=x',
  'sort=hot',
  'sort=',
  'sort=worst',
  'sort=__proto__',
  'type=',
  'type=stars.noads',
  'type=noads.noads',
  'type=noads.',
  'type=ads',
])('%s is no address of ours', query => {
  expect(read(`/category/7?${query}`)).toBeUndefined()
})

test('a name given twice is no address of ours', () => {
  for (const name of ['page', 'sort', 'type'])
    expect(readListAddress({ [name]: ['2', '3'] }, 34)).toBeUndefined()
})
