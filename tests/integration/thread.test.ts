import { expect, test } from 'vitest'
import { commentId } from '../../rules/reports/comment-id.ts'
import { GIANT, GIANT_REPLIES, insertGiantComment } from '../load/api/giant-comment.ts'
import { talkative } from '../support/fixture.ts'
import { suiteApp } from './suite.ts'

const { app, url } = suiteApp('thread')
const get = (path: string) => app().inject({ url: path })

test('[COM-1] the link of a comment with more replies leads to all of them, without a script', async () => {
  const { body } = await get('/apps/1')
  const [, href = ''] = /<a href="([^"]+)"[^>]*data-replies="25"/.exec(body) ?? []
  expect(href).toBe(`/apps/1/comments/${talkative}`)
  const thread = await get(href)
  expect(thread.statusCode).toBe(200)
  expect(thread.headers.xkey).toBe('layout app-1 comments-1')
  for (const n of [0, 2, 3, 24]) expect(thread.body).toContain(`回复${n}<`)
  expect(thread.body).not.toContain('回复1<')
  expect(thread.body).toContain('noindex')
})

test('[COM-1] a hundred replies a page, by links', async () => {
  await insertGiantComment(url)
  const first = await get(`/apps/1/comments/${GIANT}`)
  expect(first.body).toContain(`href="/apps/1/comments/${GIANT}?page=2"`)
  const last = Math.ceil(GIANT_REPLIES / 100)
  const deep = await get(`/apps/1/comments/${GIANT}?page=${last}`)
  expect(deep.body).toContain(`第 ${GIANT_REPLIES - 1} 条回复`)
  expect((await get(`/apps/1/comments/${GIANT}?page=${last + 1}`)).statusCode).toBe(404)
})

test.each([
  ['of another app', `/apps/2/comments/${talkative}`, 404],
  ['that is hidden', `/apps/1/comments/${commentId(1, 3)}`, 404],
  ['that is none', '/apps/1/comments/x', 404],
  ['on page 0', `/apps/1/comments/${talkative}?page=0`, 404],
  ['of an app that is gone', `/apps/3/comments/${commentId(3, 1)}`, 410],
])('[COM-1] a comment %s is not shown', async (_, path, status) => {
  expect((await get(path)).statusCode).toBe(status)
})
