import { expect, test } from 'vitest'
import { shorten, shortNames } from './short-classes.ts'

const css = '.AeTP_W_icon,._3aLW8W_stars .needs-script{color:red}.x1y2z3_a-b:not(.skip){margin:.5em}'

test('classes of modules in a stylesheet have short names, and no others', () => {
  const names = shortNames([css])
  expect([...names.keys()].sort()).toEqual(['AeTP_W_icon', '_3aLW8W_stars', 'x1y2z3_a-b'])
  for (const short of names.values()) expect(short).toMatch(/^[b-df-hj-np-tv-xz][b-df-hj-np-tv-xz\d]{2}$/)
})

test('the same class has the same short name in styles and scripts, wherever it occurs', () => {
  const names = shortNames([css])
  const name = names.get('AeTP_W_icon')
  expect(shorten(css, names)).toContain(`.${name},`)
  expect(shorten('{icon:"AeTP_W_icon",other:"AeTP_W_iconic"}', names)).toBe(
    `{icon:"${name}",other:"AeTP_W_iconic"}`,
  )
})

test('no two have the same name, nor that of a class without a module, and few change with a new one', () => {
  const sheet = Array.from({ length: 900 }, (_, n) => `.a${n + 10_000}_name`).join()
  const names = shortNames([sheet])
  expect(new Set(names.values()).size).toBe(900)
  const [first = ''] = names.values()
  expect([...shortNames([sheet, `.${first}`]).values()]).not.toContain(first)
  const more = shortNames([sheet, '.a1b2c3_new'])
  expect([...names].filter(([long, short]) => more.get(long) !== short).length).toBeLessThan(3)
})

test('what only looks like a class of a module stays', () => {
  expect(shorten('min_content abcdef_ghi', shortNames([css]))).toBe('min_content abcdef_ghi')
})
