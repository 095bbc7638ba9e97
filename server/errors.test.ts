import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Unavailable } from '../data/unavailable.ts'
import { answerErrors } from './errors.ts'
import { Shed } from './pages/admission.ts'
import type { Languages } from './pages/languages.ts'

const app = Fastify()
beforeAll(async () => {
  const set = { base: '', unavailable: '<p>unavailable</p>' }
  // Of the site's pages nothing else is used here.
  const pages = { all: [set], at: () => set, preferredBy: () => set } as unknown as Languages
  answerErrors(
    app,
    pages,
    () => {},
    () => {},
  )
  app.get('/full', () => Promise.reject(new Shed()))
  app.get('/down', () => Promise.reject(new Unavailable('the database')))
  await app.ready()
})
afterAll(() => app.close())

test('the edge learns that a queue is full, and from no other failure', async () => {
  const [full, down] = await Promise.all(['/full', '/down'].map(url => app.inject(url)))
  for (const answer of [full, down])
    expect(answer).toMatchObject({ statusCode: 503, body: '<p>unavailable</p>' })
  expect([full?.headers['x-full'], down?.headers['x-full']]).toEqual(['1', undefined])
})
