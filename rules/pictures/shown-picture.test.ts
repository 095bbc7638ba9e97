import { expect, test } from 'vitest'
import { readShown } from './shown-picture.ts'

test.each([
  ['icon/42', undefined, false, false],
  ['icon/42~17774a~', '17774a', false, false],
  ['icon/42~17774a~w', '17774a', true, false],
  ['icon/42~~w', undefined, true, false],
  ['icon/42~17774a~wa', '17774a', true, true],
])('%s: color %s, ready %s, as AVIF %s', (text, color, isReady, hasAvif) => {
  expect(readShown(text)).toEqual({ key: 'icon/42', color, isReady, hasAvif })
})
