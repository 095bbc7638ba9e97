import { expect, test } from 'vitest'
import { moduleClasses, shorten } from './short-classes.ts'

const css = '.AeTP_W_icon,._3aLW8W_stars .needs-script{color:red}.x1y2z3_a-b:not(.skip){margin:.5em}'

test('classes of modules are found in a stylesheet, and no others', () => {
  expect(moduleClasses(css)).toEqual(['AeTP_W_icon', '_3aLW8W_stars', 'x1y2z3_a-b'])
})

test('the same class has the same short name in styles and scripts, wherever it occurs', () => {
  const classes = new Set(moduleClasses(css))
  const name = /\.(c\w{4}),/.exec(shorten(css, classes))?.[1]
  expect(name).toBeDefined()
  expect(shorten('{icon:"AeTP_W_icon",other:"AeTP_W_iconic"}', classes)).toBe(
    `{icon:"${name}",other:"AeTP_W_iconic"}`,
  )
})

test('what only looks like a class of a module stays', () => {
  expect(shorten('min_content abcdef_ghi', new Set(moduleClasses(css)))).toBe('min_content abcdef_ghi')
})
