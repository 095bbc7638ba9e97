import { expect, test } from 'vitest'
import { correctWord } from './correct-word.ts'

const KNOWN = [
  'weather',
  'whether to',
  'forecast',
  'calendar',
  'recipe',
  '天气',
  '日历',
  '月历',
  '瑜伽',
  '记账',
  'note',
]
const SOUNDS: Record<string, string> = {
  汽: 'qi',
  气: 'qi',
  珈: 'jia',
  伽: 'jia',
  计: 'ji',
  记: 'ji',
  帐: 'zhang',
  账: 'zhang',
}
const correct = (word: string) => correctWord(word, KNOWN, one => SOUNDS[one] ?? one)

test.each([
  ['wether', 'weather'],
  ['wheather', 'weather'],
  ['forcast', 'forecast'],
  ['calednar', 'calendar'],
  ['天汽', '天气'],
  ['瑜珈', '瑜伽'],
  ['曰历', '日历'],
])('%s is %s', (word, right) => expect(correct(word)).toBe(right))

test.each([
  ['nite', 'too short to be sure'],
  ['leather', 'it begins with another letter'],
  ['calm', 'too far'],
  ['weather', 'it is right'],
  ['股票', 'nothing sounds or looks like it'],
  ['计帐', 'no character is left'],
])('%s stays: %s', word => expect(correct(word)).toBeUndefined())
