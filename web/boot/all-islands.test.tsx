import { useId } from 'react'
import { expect, test } from 'vitest'
import { Island, island } from '../islands/island.tsx'
import { renderPage } from '../shell/render-page.tsx'

const Labelled = ({ text }: { text: string }) => <label htmlFor={useId()}>{text}</label>
const labelled = island('labelled', Labelled)

test('each island is a root of its own, with ids of its own', () => {
  const html = renderPage(
    <main>
      <Island kind={labelled} on="idle" props={{ text: 'one' }} />
      <Island kind={labelled} on="touch" props={{ text: 'two' }} />
    </main>,
  )
  const ids = [...html.matchAll(/for="([^"]+)"/g)].map(match => match[1])
  expect(new Set(ids).size).toBe(2)
  expect(ids.every(id => id?.includes('island-'))).toBe(true)
  expect(html).toContain('<div id="island-1" data-island="labelled">')
})

test('props stand after the island as data that no text can break out of', () => {
  const text = '</script><!--island-0--><b>'
  const html = renderPage(<Island kind={labelled} on="load" props={{ text }} />)
  const json = /<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(json)).toEqual({ text })
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})

test('every island carries the name of its file', async () => {
  const files = import.meta.glob<{ default: { name: string } }>('../**/*.island.tsx')
  expect(Object.keys(files).length).toBeGreaterThan(0)
  for (const [path, load] of Object.entries(files)) {
    expect(path.split('/').at(-1)).toBe(`${(await load()).default.name}.island.tsx`)
  }
  expect(new Set(Object.keys(files).map(path => path.split('/').at(-1))).size).toBe(Object.keys(files).length)
})
