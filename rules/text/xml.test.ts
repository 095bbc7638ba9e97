import fc from 'fast-check'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { xmlElement, xmlFile, xmlText } from './xml.ts'

test('text stays text, whatever is in it', () => {
  expect(xmlText(`<a href="x">'&amp;'</a>]]>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;&apos;&amp;amp;&apos;&lt;/a&gt;]]&gt;',
  )
})

test('what XML cannot hold is left out', () => {
  expect(xmlText('a\u0000b\u000bc\uffffd\ud800e\n\t')).toBe('abcd\ufffde\n\t')
})

test('an element without text is none', () => {
  expect(xmlElement('size', undefined)).toBe('')
})

test('any text reads back as it was', () => {
  const parser = new new Window().DOMParser()
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", ']', 'a', '花', '😀') }), text => {
      const read = parser.parseFromString(xmlFile(xmlElement('a', text)), 'application/xml')
      return (read.documentElement.textContent ?? '') === text
    }),
  )
})
