import { expect, test } from 'vitest'
import { readStaticPage } from './read-static-page.ts'

const head = '# Privacy\n\nWhat we note.\n\n'
const faultsOf = (text: string) => readStaticPage(text).faults

test('a text becomes the parts of a page', () => {
  const { value, faults } = readStaticPage(`# Privacy & you

What we **note**, in [short](/about).

> A draft.

It holds from *today* on.

## What we keep {#kept}

- an address &lt;of mail&gt;
- a [number](https://store.example/n)

1. first
2. second \`<b>\`

### For how long

| what | days |
| --- | --- |
| reports | [30](#kept) |

---

## Write to us

<mailto:help@store.example> or [this][form].

[form]: /report
`)
  expect(faults).toEqual([])
  expect(value).toEqual({
    title: 'Privacy & you',
    lead: 'What we note, in short.',
    note: 'A draft.',
    sections: [
      { id: 'part-0', heading: undefined, parts: [{ text: 'It holds from today on.' }] },
      {
        id: 'kept',
        heading: 'What we keep',
        parts: [
          {
            list: ['an address <of mail>', ['a ', { text: 'number', href: 'https://store.example/n' }]],
          },
          { list: ['first', 'second <b>'], numbered: true },
          { subheading: 'For how long' },
          { table: { head: ['what', 'days'], rows: [['reports', [{ text: '30', href: '#kept' }]]] } },
        ],
      },
      {
        id: 'part-3',
        heading: 'Write to us',
        parts: [
          {
            text: [
              { text: 'mailto:help@store.example', href: 'mailto:help@store.example' },
              ' or ',
              { text: 'this', href: '/report' },
              '.',
            ],
          },
        ],
      },
    ],
  })
})

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['HTML in a line', 'so <img src=x onerror=alert(1)> it is'],
  ['HTML in an item', '- <b onmouseover=alert(1)>x</b>'],
  ['HTML in a cell', '| a |\n| --- |\n| <i>x</i> |'],
  ['a comment', '<!-- hidden -->'],
  ['a link that runs', '[x](javascript:alert(1))'],
  ['one in capitals', '[x](JaVaScRiPt:alert(1))'],
  ['one that is written otherwise', '[x](&#106;avascript:alert(1))'],
  ['one with a tab in it', '[x](<java\tscript:alert(1)>)'],
  ['one that is explained elsewhere', '[x][y]\n\n[y]: javascript:alert(1)'],
  ['one in an item', '- [x](vbscript:x)'],
  ['a link of data', '[x](data:text/html,<script>)'],
  ['a link without TLS', '[x](http://store.example/)'],
  ['a link without a scheme', '[x](//evil.example/)'],
  ['a link with a password', '[x](https://a:b@evil.example/)'],
  ['a mail with more than an address', '[x](mailto:a@b.example?body=x)'],
  ['a picture', '![x](https://evil.example/x.png)'],
  ['a block of code', '```\nx\n```'],
  ['a list in a list', '- a\n  - b'],
  ['a second note', '> a\n\nb\n\n> c'],
  ['a second title', '# Again'],
  ['a heading’s name that is taken', '## A {#a}\n\n## B {#a}'],
  ['the name of a part of the page', '## A {#content}'],
  ['an unknown name of a character', 'a &foo; b'],
  ['no character', '[x](https://store.example/&#0;)'],
])('%s is refused, and where it stands is told', (_what, text) => {
  const { value, faults } = readStaticPage(head + text)
  expect(value).toBeUndefined()
  expect(faults[0]).toMatch(/^line \d+: /)
})

test('all faults are reported at once, each with its line', () => {
  expect(faultsOf(`${head}<b>\n\n## A\n\n[x](javascript:1)\n`)).toEqual([
    'line 5: HTML can’t stand here: <b>',
    'line 9: a link may lead to https://…, to a path of this site, to #… or mailto:…, and not to javascript:1',
  ])
  expect(faultsOf('')).toEqual([
    'must begin with a title: # Privacy',
    'needs a first paragraph below its title, which search engines show',
  ])
})

test('a text that is too long, or nested without end, is refused and not read for minutes', () => {
  expect(faultsOf(head + 'a'.repeat(100_001))).toEqual(['is larger than 100000 bytes'])
  const started = performance.now()
  for (const text of [
    '>'.repeat(50_000),
    '['.repeat(50_000),
    '*a '.repeat(20_000),
    '- '.repeat(30_000),
    '`'.repeat(50_000),
  ])
    expect(readStaticPage(head + text)).toBeDefined()
  expect(performance.now() - started).toBeLessThan(15_000)
})
