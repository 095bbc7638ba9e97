import { expect, test } from 'vitest'
import { readMark } from './read-mark.ts'

const svg = (inner: string, root = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"') =>
  `<svg ${root}>${inner}</svg>`
const faultsOf = (text: string) => readMark(text).faults.join('\n')

test('a drawing as programs write it is taken, without what is of no use in a page', () => {
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<!-- drawn by hand -->
${svg(
  `
  <defs><linearGradient id="mark-sky"><stop offset="0" stop-color="#123456"/></linearGradient></defs>
  <circle cx="12" cy="12" r="10" fill="url(#mark-sky)" transform="rotate(45 12 12)"/>
`,
  'xmlns="http://www.w3.org/2000/svg" width="100%" height="24" viewBox="0 0 24 24" fill="none"',
)}
`
  expect(readMark(text)).toEqual({
    value: {
      viewBox: '0 0 24 24',
      fill: 'none',
      inner:
        '<defs><linearGradient id="mark-sky"><stop offset="0" stop-color="#123456"/></linearGradient></defs><circle cx="12" cy="12" r="10" fill="url(#mark-sky)" transform="rotate(45 12 12)"/>',
    },
    faults: [],
  })
})

test.each([
  ['a script', svg('<script>alert(1)</script>')],
  ['a script that says nothing', svg('<script href="https://evil.example/x.js"/>')],
  ['a handler', svg('<path d="M0 0" onload="alert(1)"/>')],
  ['a handler of the outermost element', svg('', 'viewBox="0 0 24 24" onload="alert(1)"')],
  ['HTML', svg('<foreignObject><div></div></foreignObject>')],
  ['a picture from elsewhere', svg('<image href="https://evil.example/x.png"/>')],
  ['a use of something elsewhere', svg('<use href="https://evil.example/x.svg#a"/>')],
  ['a link', svg('<a href="javascript:alert(1)"><path d="M0 0"/></a>')],
  ['an animation', svg('<animate attributeName="href" values="javascript:alert(1)"/>')],
  ['a style', svg('<style>path{fill:red}</style>')],
  ['a style in an attribute', svg('<path style="fill:url(https://evil.example)"/>')],
  ['a colour from elsewhere', svg('<path fill="url(https://evil.example/x#a)"/>')],
  ['a colour from elsewhere, in capitals', svg('<path fill="URL(data)"/>')],
  ['text', svg('hello')],
  ['a quote that ends an attribute', svg('<path d="M0 0" fill="a"b"/>')],
  ['single quotes', svg("<path d='M0 0'/>")],
  ['an entity', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`],
  ['an entity in a value', svg('<path d="&#34;"/>')],
  ['CDATA', svg('<![CDATA[<script>]]>')],
  ['an element that is not closed', svg('<g><path d="M0 0"/>')],
  ['an element closed twice', svg('</g>')],
  ['something after it', `${svg('')}<script>alert(1)</script>`],
  ['a second drawing', svg('') + svg('')],
  ['a comment that hides nothing', svg('<!-- --><script>1</script> -->')],
  ['the name of a part of the page', svg('<path id="content" d="M0 0"/>')],
  ['no square', svg('', 'viewBox="0 0 24 12"')],
  ['no measure', svg('', 'width="24"')],
  ['no drawing', 'hello'],
  ['nothing', ''],
  ['a HTML page', '<html><body></body></html>'],
  ['too much', svg(`<path d="${'M0 0'.repeat(2000)}"/>`)],
])('%s is refused', (_what, text) => {
  const { value, faults } = readMark(text)
  expect(value).toBeUndefined()
  expect(faults).not.toEqual([])
})

test('all faults are reported at once', () => {
  expect(faultsOf(svg('<script/><path onclick="x" id="a"/>', 'viewBox="0 0 1 2"'))).toBe(
    [
      'must be a square: <svg viewBox="0 0 32 32">',
      '<script> can’t stand in a mark',
      'onclick can’t stand in <path>',
      'id="a" must begin with mark-',
    ].join('\n'),
  )
})
