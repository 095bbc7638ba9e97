import { expect, test } from 'vitest'
import { MAX_REMEMBERED, remembered } from './remembered.ts'

test('a word is made once, and a process does not grow by all that it ever saw', () => {
  const made: string[] = []
  const lettersOf = remembered(word => {
    made.push(word)
    return [...word]
  })
  expect(lettersOf('ab')).toEqual(['a', 'b'])
  expect(lettersOf('ab')).toBe(lettersOf('ab'))
  expect(made).toEqual(['ab'])

  for (let n = 0; n < MAX_REMEMBERED; n++) lettersOf(`${n}`)
  expect(lettersOf('ab')).toEqual(['a', 'b'])
  expect(made.filter(word => word === 'ab')).toHaveLength(2)
})
