import type { BrandMark } from '../../rules/brand/brand.ts'
import type { Fault, Read } from './faults.ts'

/** It is part of every page. */
const MAX_BYTES = 4096

const ELEMENTS = new Set(
  'svg g defs path circle ellipse rect line polyline polygon mask clipPath linearGradient radialGradient stop'.split(
    ' ',
  ),
)
const ATTRIBUTES = new Set(
  [
    'id d x y x1 y1 x2 y2 cx cy r rx ry fx fy width height points transform viewBox offset',
    'fill fill-rule fill-opacity clip-rule clip-path mask opacity stop-color stop-opacity color',
    'stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-opacity',
    'gradientUnits gradientTransform maskUnits maskContentUnits clipPathUnits',
  ].flatMap(names => names.split(' ')),
)
/** Of the outermost element alone; they mean nothing inside a page. */
const LEFT_OUT = new Set(['xmlns', 'width', 'height', 'aria-hidden'])

const TAG = /\s*<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>]*")*)\s*(\/?)>/y

/**
 * A drawing that may stand in a page's own markup: shapes and colours, and nothing that runs, is fetched or has a style. What is not known
 * is refused, so nothing needs to be cleaned.
 */
export function readMark(svg: string): Read<BrandMark> {
  const faults: Fault[] = []
  if (Buffer.byteLength(svg) > MAX_BYTES)
    return { value: undefined, faults: [`is larger than ${MAX_BYTES} bytes: it stands in every page`] }
  const text = svg
    .replace(/^\uFEFF?\s*(<\?xml[^<>]*\?>)?\s*/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .trim()
  const open: string[] = []
  const mark: BrandMark = { viewBox: '', inner: '' }
  let at = 0
  for (let tag = tagAt(text, at); tag; tag = tagAt(text, at)) {
    const [whole, closes, name = '', attributes = '', closed] = tag
    const isRoot = open.length === (closes ? 1 : 0)
    if (closes ? open.pop() !== name : isRoot && (name !== 'svg' || at > 0)) break
    at += whole.length
    if (!isRoot) mark.inner += whole.trim()
    if (closes) continue
    if (!ELEMENTS.has(name)) faults.push(`<${name}> can’t stand in a mark`)
    const kept = readAttributes(name, attributes, isRoot, faults)
    if (isRoot) Object.assign(mark, rootOf(kept, faults))
    if (!closed) open.push(name)
  }
  if (at < text.length || open.length > 0 || at === 0)
    faults.push(`can’t be read from here on: ${text.slice(at, at + 60) || 'its end'}`)
  return { value: faults.length > 0 ? undefined : mark, faults }
}

/** The next one, with the blanks before it. */
function tagAt(text: string, at: number): RegExpExecArray | null {
  TAG.lastIndex = at
  return TAG.exec(text)
}

function readAttributes(
  element: string,
  text: string,
  isRoot: boolean,
  faults: Fault[],
): Map<string, string> {
  const all = [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
  const kept = all.filter(([name]) => !(isRoot && LEFT_OUT.has(name)))
  for (const [name, value] of kept) {
    if (!ATTRIBUTES.has(name)) faults.push(`${name} can’t stand in <${element}>`)
    // Other parts of the page have names too.
    else if (name === 'id' && !/^mark-[\w-]+$/.test(value)) faults.push(`id="${value}" must begin with mark-`)
    else if (!isPlain(value)) faults.push(`${name}="${value}" is not known in a mark`)
  }
  return new Map(kept)
}

/** Numbers, names, colours, `rotate(45)`, `url(#mark-leaf)`. */
const isPlain = (value: string) => /^[\w\s.,#%()+-]*$/.test(value) && !/url\((?!#mark-[\w-]+\))/i.test(value)

function rootOf(kept: Map<string, string>, faults: Fault[]): Partial<BrandMark> {
  const viewBox = kept.get('viewBox') ?? ''
  const [, width, height] = /^0 0 (\d{1,4}) (\d{1,4})$/.exec(viewBox) ?? []
  if (!width || width !== height) faults.push('must be a square: <svg viewBox="0 0 32 32">')
  const fill = kept.get('fill')
  for (const name of kept.keys())
    if (ATTRIBUTES.has(name) && name !== 'viewBox' && name !== 'fill')
      faults.push(`${name} can’t stand in the outermost <svg>`)
  return { viewBox, ...(fill ? { fill } : {}) }
}
