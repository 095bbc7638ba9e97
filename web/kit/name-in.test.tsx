import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NameIn } from './name-in.tsx'

test.each([
  [(name: string) => `Reviews of ${name}`, 'Reviews of <bdi lang="zh">苔藓</bdi>'],
  [(name: string) => `${name} version history`, '<bdi lang="zh">苔藓</bdi> version history'],
])('a name in another language is marked wherever the sentence has it: %s', (sentence, html) => {
  expect(renderToStaticMarkup(<NameIn sentence={sentence} name="苔藓" lang="zh" />)).toBe(html)
})
