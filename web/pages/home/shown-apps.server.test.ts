import { expect, test } from 'vitest'
import { shownApps } from './shown-apps.server.ts'

const apps = (...ids: number[]) => ids.map(appId => ({ appId }))

test('an app that is on the page twice is left out, and the order stays', () => {
  const page = shownApps()
  page.show(apps(1, 2))
  page.show(apps(1, 3))
  expect(page.atMostTwice(apps(3, 1, 2, 4), 2)).toEqual(apps(3, 2))
  expect(page.atMostTwice(apps(3, 1, 2, 4), 2)).toEqual(apps(4))
})

test('what is not there yet comes first, and what is there once fills up', () => {
  const page = shownApps()
  page.show(apps(1, 2, 3, 3))
  expect(page.unseen(apps(1, 2, 3, 4, 5, 6), 2)).toEqual(apps(4, 5))
  expect(page.unseen(apps(1, 3, 6), 3)).toEqual(apps(1, 6))
})
