import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Time } from './time.tsx'

const at = '2026-11-17T20:00:05Z'

test("a time is the store's, names its zone, and says how a script turns it", () => {
  const start = `<time dateTime="2026-11-17T20:00:05.000Z" title="2026年11月18日 04:00`
  expect(renderToStaticMarkup(<Time at={at} />)).toBe(
    `${start}（北京时间）" data-clock="minutes">2026年11月18日 04:00</time>`,
  )
  expect(renderToStaticMarkup(<Time at={at} seconds />)).toBe(
    `${start}:05（北京时间）" data-clock="seconds">2026年11月18日 04:00:05</time>`,
  )
})

test('a time that a form sets is never turned', () => {
  expect(renderToStaticMarkup(<Time at={at} isSet />)).not.toContain('data-clock')
})
