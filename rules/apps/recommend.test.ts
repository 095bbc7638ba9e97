import { expect, test } from 'vitest'
import { PARAMETER, readRecommend, recommendValue } from './recommend.ts'

const listed = { page: 'home', module: 'home-hot', position: 3 }

test('[TRK-10] the value says page, list and place, and the variant of an experiment', () => {
  expect(recommendValue(listed)).toBe('home.home-hot.3')
  expect(recommendValue({ ...listed, ab: 'blue' })).toBe('home.home-hot.3.blue')
  expect(recommendValue({ ...listed, position: 0 })).toBe('home.home-hot.0')
})

test('[TRK-10] what is carried is read back', () => {
  for (const value of [recommendValue(listed), recommendValue({ ...listed, ab: 'blue' })])
    expect(readRecommend(`?a=b&${PARAMETER}=${value}&c=d`)).toBe(value)
})

test.each([
  '',
  '?rec=',
  '?rec=<script>.a.1',
  '?rec=home.hot.1<',
  `?rec=${'a'.repeat(130)}.b.1`,
  '?other=home.hot.1',
  '?xrec=home.hot.1',
])('[TRK-10] %j carries none', query => {
  expect(readRecommend(query)).toBe('')
})
