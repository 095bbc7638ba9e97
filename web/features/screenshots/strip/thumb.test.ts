import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { thumbOf, wheeled } from './thumb.ts'

describe('[DET-15] the thumb', () => {
  test('is as long to its track as what is seen is to the whole', () => {
    expect(thumbOf(800, 1600, 0)).toEqual({ length: 400, at: 0, pace: 2 })
    expect(thumbOf(800, 1600, 800)).toEqual({ length: 400, at: 400, pace: 2 })
  })

  test('is never shorter than 20 px, and still reaches either end', () => {
    expect(thumbOf(820, 90_000, 0)).toMatchObject({ length: 20, at: 0 })
    expect(thumbOf(820, 90_000, 90_000 - 820)?.at).toBeCloseTo(800)
  })

  test('is not there when everything is seen', () => {
    expect(thumbOf(800, 800, 0)).toBeUndefined()
    expect(thumbOf(800, 300, 0)).toBeUndefined()
    expect(thumbOf(0, 0, 0)).toBeUndefined()
  })

  test('stays inside its track, and dragged by so much leads back to the same place', () => {
    const sizes = fc.record({
      seen: fc.integer({ min: 40, max: 4000 }),
      hidden: fc.integer({ min: 1, max: 100_000 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    fc.assert(
      fc.property(sizes, ({ seen, hidden, part }) => {
        const thumb = thumbOf(seen, seen + hidden, hidden * part)
        if (!thumb) throw new Error('no thumb where something is hidden')
        expect(thumb.at).toBeGreaterThanOrEqual(0)
        expect(thumb.at + thumb.length).toBeLessThanOrEqual(seen + 1e-6)
        expect(thumb.at * thumb.pace).toBeCloseTo(hidden * part, 3)
      }),
    )
  })
})

describe('[DET-15] a wheel', () => {
  test('moves the strip by twice what it was turned, upright or sideways', () => {
    expect(wheeled({ deltaX: 0, deltaY: 100, deltaMode: 0 }, 800)).toBe(200)
    expect(wheeled({ deltaX: -100, deltaY: 3, deltaMode: 0 }, 800)).toBe(-200)
  })

  test('may count in lines or pages', () => {
    expect(wheeled({ deltaX: 0, deltaY: 3, deltaMode: 1 }, 800)).toBe(96)
    expect(wheeled({ deltaX: 0, deltaY: -1, deltaMode: 2 }, 800)).toBe(-1600)
  })
})
