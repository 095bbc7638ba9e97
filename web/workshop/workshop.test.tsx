import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../ops/settings.ts'
import { renderPage } from '../shell/render-page.tsx'
import { allComponents } from './all-stories.ts'

/** Without states of their own, and why. */
const ELSEWHERE: Record<string, string> = {
  dialog: 'opens in the states of download-popup, install-dialogs, permission-modal and share-sheet',
  'dialog-clipboard': 'a part of download-popup',
  'dialog-clone': 'a part of permission-modal',
  'name-in': 'a part of app-line',
  'toggle-word': 'a part of more',
  comment: 'a part of comment-list',
  slide: 'a part of the viewer in screenshot-strip',
  thumbnails: 'a part of the viewer in screenshot-strip',
  viewer: 'opens in screenshot-strip',
  'screenshot-viewer': 'opens in screenshot-strip',
  'ad-link': 'a part of ad-place and bottom-banner',
  tracker: 'has no look',
}

const nameOf = (path: string) => path.split('/').at(-1)?.split('.')[0] ?? ''
const namesOf = (pattern: string) =>
  globSync(pattern, { cwd: join(root, 'web'), exclude: ['**/*.{test,stories}.tsx'] }).map(nameOf)
const components = namesOf('{**/*.island,{kit,features}/**/*}.tsx')
const scripts = namesOf('**/*.{island.tsx,enhancer.ts}')
const lacking = (names: string[], has: (name: string) => boolean) =>
  [...new Set(names)].filter(name => !(name in ELSEWHERE) && !has(name))

test('every component of the kit and of a feature has states in the workshop', () => {
  expect(components.length).toBeGreaterThan(30)
  const shown = new Set(allComponents.map(({ name }) => name))
  expect(lacking(components, name => shown.has(name))).toEqual([])
})

test('every island and every enhancer wakes in one of them', () => {
  const pages = allComponents.flatMap(({ states }) => states.map(({ shows }) => renderPage(shows)))
  expect(lacking(scripts, name => pages.some(html => html.includes(`data-island="${name}"`)))).toEqual([])
})

test('no exception has states, or is missing', () => {
  const known = new Set([...components, ...scripts])
  const shown = new Set(allComponents.map(({ name }) => name))
  expect(Object.keys(ELSEWHERE).filter(name => !known.has(name) || shown.has(name))).toEqual([])
})

test('each component and each state of it has an address of its own', () => {
  const names = allComponents.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { name, states } of allComponents) {
    const ids = states.map(({ id }) => id)
    expect(ids, name).not.toEqual([])
    expect(new Set(ids).size, name).toBe(ids.length)
  }
})
