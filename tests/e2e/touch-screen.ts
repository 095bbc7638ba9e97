import type { Page } from '@playwright/test'

type Spot = [x: number, y: number]

/** Fingers on the glass, as the browser itself would get them. */
export async function touchScreen(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(([x, y], id) => ({ x, y, id })) })
  return {
    down: (...spots: Spot[]) => send('touchStart', spots),
    move: (...spots: Spot[]) => send('touchMove', spots),
    up: () => send('touchEnd', []),
  }
}
