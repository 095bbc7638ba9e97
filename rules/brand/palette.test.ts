import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Colour, contrast, mix } from './colour.ts'
import { accentFault, ENOUGH, GROUNDS, OWN_PALETTE, type Shades, shadesOf, type Theme } from './palette.ts'

const THEMES: Theme[] = ['light', 'dark']
const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Colour => `#${value.toString(16).padStart(6, '0')}`)

function unreadable(
  { accent, hover, press, onAccent, soft, softHover, ink }: Shades,
  theme: Theme,
): string[] {
  const pairs: [Colour, Colour][] = [
    ...[accent, hover, press].map((ground): [Colour, Colour] => [onAccent, ground]),
    ...[soft, softHover, ...Object.values(GROUNDS[theme])].map((ground): [Colour, Colour] => [ink, ground]),
    ...Object.values(GROUNDS[theme]).map((ground): [Colour, Colour] => [accent, ground]),
  ]
  return pairs.filter(([text, ground]) => contrast(text, ground) < ENOUGH).map(pair => pair.join(' on '))
}

test.each(THEMES)('the program’s own can be read (%s)', theme => {
  expect(unreadable(OWN_PALETTE.accent[theme], theme)).toEqual([])
})

test('contrast is that of WCAG 2', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 2)
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'))
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
})

test.each(THEMES)('whatever accent can be read, so can all that follows from it (%s)', theme => {
  let taken = 0
  fc.assert(
    fc.property(colours, colour => {
      if (accentFault(colour, theme)) return
      taken += 1
      expect(unreadable(shadesOf(colour, theme), theme)).toEqual([])
    }),
    { numRuns: 3000 },
  )
  expect(taken).toBeGreaterThan(300)
})

test('one that can’t be read is refused in words, and what is proposed instead is taken', () => {
  expect(accentFault('#ffee00', 'light')).toMatch(
    /^#ffee00 on #e9efea has contrast 1, at least 4\.5 is needed: try a darker one, such as #[\da-f]{6}$/,
  )
  expect(accentFault('#17774a', 'dark')).toContain('try a lighter one')
  fc.assert(
    fc.property(colours, fc.constantFrom(...THEMES), (colour, theme) => {
      const proposed = /such as (#[\da-f]{6})$/.exec(accentFault(colour, theme) ?? '')?.[1]
      if (proposed) expect(accentFault(proposed as Colour, theme)).toBeUndefined()
    }),
  )
})
