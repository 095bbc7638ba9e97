import { expect, test } from 'vitest'
import { pageOrder } from './order.ts'

test('a page whose numbers only grow did not go back', () => {
  const order = pageOrder()
  for (const number of [1, 1, 4, 9, 9]) order.sawNumber('pc', number)
  order.sawNumber('mobile', 3)
  expect(order.backwards).toEqual([])
})

test('one look at a lower number is enough, and a page that stays back is named once', () => {
  const order = pageOrder()
  for (const number of [4, 9, 4]) order.sawNumber('pc', number)
  expect(order.backwards).toEqual(['pc: 4 after 9'])
  for (const number of [4, 5]) order.sawNumber('pc', number)
  expect(order.backwards).toHaveLength(1)
})

test('a page that goes back again is named again, and the highest number stays the measure', () => {
  const order = pageOrder()
  for (const number of [9, 4, 9, 8]) order.sawNumber('pc', number)
  expect(order.backwards).toEqual(['pc: 4 after 9', 'pc: 8 after 9'])
})

test('a takedown that comes back is named after one look', () => {
  const order = pageOrder()
  order.sawState('pc', 'takedown', false, 410)
  expect(order.backwards).toEqual([])
  order.sawState('pc', 'takedown', true, 200)
  order.sawState('pc', 'takedown', true, 200)
  expect(order.backwards).toEqual(['pc: a takedown came undone, with status 200'])
})
