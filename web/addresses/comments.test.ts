import { expect, test } from 'vitest'
import { commentsPath, readAddress } from './comments.ts'

test.each([
  '/apps/7/comments',
  '/apps/7/comments?page=2',
  '/apps/7/comments?sort=replies',
  '/apps/7/comments?type=5',
  '/apps/7/comments?page=50&sort=replies&type=1',
])('%s is read and written alike', path => {
  const address = readAddress(Object.fromEntries(new URL(path, 'https://x.example').searchParams))
  expect(address && commentsPath(7, address)).toBe(path)
})

test.each([
  { page: '0' },
  { page: '51' },
  { page: '' },
  { page: ['2', '3'] },
  { sort: 'newest' },
  { sort: '' },
  { type: '0' },
  { type: '6' },
  { type: '1,2' },
  { type: ['1', '1'] },
  { type: ['1'] },
])('%j is no address of ours', query => {
  expect(readAddress(query)).toBeUndefined()
})
