import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Replies } from './comment.tsx'
import { ownMarkup } from './reply-markup.ts'

vi.stubGlobal('window', {})

const made = (author: string, body: string, byDeveloper = false) =>
  renderToStaticMarkup(createElement(Replies, { replies: [{ number: 3, author, body, byDeveloper }] }))

test.each([
  ['小麦茶', '很好'],
  ['<img src=x onerror=alert(1)>', `<script>alert("1")</script>`],
  ['&amp;', `'"&<>\n\t`],
  ['', ''],
])('[COM-2] what the component makes of %j and %j is taken', (author, body) => {
  for (const byDeveloper of [false, true]) {
    const markup = made(author, body, byDeveloper)
    expect(ownMarkup(markup)).toBe(markup)
    expect(ownMarkup(markup + markup)).toBe(markup + markup)
  }
})

test.each([
  '<script>alert(1)</script>',
  '<li dir="auto"><b>a</b><img src=x onerror=alert(1)></li>',
  '<li dir="auto" onclick="x"><b>a</b>b</li>',
  '<li dir="auto"><b class="x" onclick="y">a</b>b</li>',
  '<li dir="auto"><b>a</b>b</li>text',
  'text',
])('[COM-2] anything else is refused: %s', markup => {
  expect(ownMarkup(markup)).toBeUndefined()
})

test('[COM-2] a page without replies is taken', () => {
  expect(ownMarkup('')).toBe('')
})
