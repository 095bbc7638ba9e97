import { expect, test } from 'vitest'
import { appOfComment, commentId } from './comment-id.ts'

const lastApp = 2 ** 29 - 1
const lastNumber = 2 ** 24 - 1

test.each([
  [1, 0],
  [1, lastNumber],
  [2, 0],
  [42, 7],
  [lastApp, lastNumber],
])('the id of comment %d/%d leads back to its app', (app, n) => {
  const id = commentId(app, n)
  expect(id).toBe(app * 2 ** 24 + n)
  expect(appOfComment(id)).toBe(app)
})

test('the last id is the largest safe integer', () => {
  expect(commentId(lastApp, lastNumber)).toBe(Number.MAX_SAFE_INTEGER)
})

test.each([
  [0, 1],
  [-1, 1],
  [1.5, 1],
  [lastApp + 1, 1],
  [Number.NaN, 1],
])('no comment of app %d', (app, n) => {
  expect(() => commentId(app, n)).toThrow('app id out of range')
})

test.each([[-1], [0.5], [lastNumber + 1], [Number.NaN]])('no comment with the number %d', n => {
  expect(() => commentId(1, n)).toThrow('comment number out of range')
})
