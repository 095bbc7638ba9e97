import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { axisOf, between, closes, follow, keepInside, landing, whole, zoomAt } from './gesture.ts'

describe('[DET-6] a drag', () => {
  test('has a direction only after 8 px', () => {
    expect(axisOf({ x: 7, y: -7 })).toBeUndefined()
    expect(axisOf({ x: -8, y: 3 })).toBe('x')
    expect(axisOf({ x: 3, y: 9 })).toBe('y')
  })

  test('is followed, but only by a third past either end', () => {
    expect(follow(60, 1, 3)).toBe(60)
    expect(follow(60, 0, 3)).toBe(20)
    expect(follow(-60, 2, 3)).toBe(-20)
    expect(follow(-60, 0, 3)).toBe(-60)
  })

  test.each([
    ['a quarter of the way, slowly, goes on', -100, 2000, 2],
    ['less goes back', -99, 2000, 1],
    ['a flick goes on', -30, 60, 2],
    ['a flick to the right goes back one', 30, 60, 0],
    ['a twitch does nothing', -10, 5, 1],
  ])('%s', (_, dx, ms, index) => {
    expect(landing(1, 3, dx, ms, 400)).toBe(index)
  })

  test('never leaves the pictures', () => {
    expect(landing(0, 3, 300, 100, 400)).toBe(0)
    expect(landing(2, 3, -300, 100, 400)).toBe(2)
  })

  test('downwards closes when long or quick', () => {
    expect([closes(121, 5000), closes(40, 50), closes(40, 500), closes(-200, 50)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('[DET-6] zoom', () => {
  const number = fc.integer({ min: -500, max: 500 })
  const scale = fc.double({ min: 1, max: 4, noNaN: true })

  test('keeps the point under the fingers where it is', () => {
    fc.assert(
      fc.property(number, number, number, number, scale, scale, (x, y, vx, vy, from, to) => {
        const view = { scale: from, x: vx, y: vy }
        const zoomed = zoomAt(view, to, { x, y })
        expect((x - zoomed.x) / zoomed.scale).toBeCloseTo((x - vx) / from, 6)
        expect((y - zoomed.y) / zoomed.scale).toBeCloseTo((y - vy) / from, 6)
      }),
    )
  })

  test('is between once and four times', () => {
    expect(zoomAt(whole, 9, whole).scale).toBe(4)
    expect(zoomAt({ ...whole, scale: 2 }, 0.2, whole)).toMatchObject({ scale: 1 })
  })

  test('a picture smaller than the stage stays in the middle, a larger one has no gap', () => {
    const stage = { width: 400, height: 800 }
    expect(keepInside({ scale: 1, x: 90, y: 90 }, stage, stage)).toMatchObject({ x: 0, y: 0 })
    expect(keepInside({ scale: 2, x: 999, y: -999 }, stage, stage)).toMatchObject({ x: 200, y: -400 })
  })

  test('is measured between two fingers', () => {
    expect(between({ x: 0, y: 0 }, { x: 30, y: 40 })).toEqual({ middle: { x: 15, y: 20 }, distance: 50 })
  })
})
