import { expect, test } from 'vitest'
import { isMobileNumber } from './mobile-number.ts'

const allowed = new Set([
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(n => [`13${n}`, `18${n}`]),
  '145',
  '147',
  '149',
  '170',
  '176',
  '177',
  '178',
  '150',
  '151',
  '152',
  '153',
  '155',
  '156',
  '157',
  '158',
  '159',
])
const prefixes = Array.from({ length: 1000 }, (_, n) => String(n).padStart(3, '0'))

test('[VAL-1] of all prefixes exactly the listed ones are mobile numbers', () => {
  expect(prefixes.filter(prefix => isMobileNumber(`${prefix}12345678`))).toEqual([...allowed].sort())
})

test.each(['15300000000', '15500000000', '13000000000', '18999999999'])('[VAL-1] %s is a number', text => {
  expect(isMobileNumber(text)).toBe(true)
})

test.each([
  '15400000000',
  '1380000000',
  '138000000000',
  '13800000000\n',
  ' 13800000000',
  '+8613800000000',
  '138-0000-0000',
  '１３８００００００００',
  'x13800000000',
  '',
])('[VAL-1] %j is none', text => {
  expect(isMobileNumber(text)).toBe(false)
})
