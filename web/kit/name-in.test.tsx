import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NameIn } from './name-in.tsx'

test.each([
  ['last', (name: string) => `Reviews of ${name}`, 'Reviews of <bdi lang="zh">苔藓</bdi>'],
  ['first', (name: string) => `${name} version history`, '<bdi lang="zh">苔藓</bdi> version history'],
])('a name in another language is marked where a sentence has it %s', (_, sentence, html) => {
  expect(renderToStaticMarkup(<NameIn sentence={sentence} name="苔藓" lang="zh" />)).toBe(html)
})
