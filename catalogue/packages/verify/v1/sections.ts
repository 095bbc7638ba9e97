import { must } from '../bad-signature.ts'

/** A section of a manifest or signature file: lines of `Name: value` up to an empty one, which is part of it. */
export interface Section {
  /** What it says of a file begins with the file's name; the first section is about the whole. */
  name: string | undefined
  /** By name in small letters. */
  values: Map<string, string>
  bytes: Buffer
}

const CR = 13
const LF = 10
const SEPARATOR = ': '
/** One for each file that a ZIP can hold, and the first. */
const MAX_SECTIONS = 65_536
const MAX_ATTRIBUTES = 1000

/** One pass, for any input. Of strings, as a buffer for every line would take ten times as long. */
export function readSections(bytes: Buffer): Section[] {
  const text = bytes.toString('latin1')
  const sections: Section[] = []
  let attributes: string[] = []
  let from = 0
  const close = (to: number) => {
    if (attributes.length > 0) {
      must(sections.length < MAX_SECTIONS, 'v1-file-broken')
      sections.push({ ...readAttributes(attributes), bytes: bytes.subarray(from, to) })
      attributes = []
    }
    from = to
  }
  for (let at = 0; at < text.length; ) {
    const end = endOfLine(text, at)
    const line = text.slice(at, end)
    at = afterLine(text, end)
    if (line === '') close(at)
    else if (line.startsWith(' ')) {
      must(attributes.length > 0, 'v1-file-broken')
      attributes[attributes.length - 1] += line.slice(1)
    } else {
      must(attributes.length < MAX_ATTRIBUTES, 'v1-file-broken')
      attributes.push(line)
    }
  }
  close(text.length)
  return sections
}

function endOfLine(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) !== CR && text.charCodeAt(at) !== LF) at += 1
  return at
}

/** Lines end as any system ends them. */
function afterLine(text: string, end: number): number {
  return text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF ? end + 2 : end + 1
}

function readAttributes(attributes: string[]): Pick<Section, 'name' | 'values'> {
  const values = new Map<string, string>()
  for (const attribute of attributes) {
    const colon = attribute.indexOf(SEPARATOR)
    must(colon > 0, 'v1-file-broken')
    const name = attribute.slice(0, colon).toLowerCase()
    // Readers differ in which of two they take.
    must(!values.has(name), 'v1-file-broken')
    values.set(name, Buffer.from(attribute.slice(colon + SEPARATOR.length), 'latin1').toString())
  }
  const [[first] = []] = values
  return { name: first === 'name' ? values.get('name') : undefined, values }
}
