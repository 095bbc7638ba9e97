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
const SPACE = 32
const SEPARATOR = ': '

/** One pass, whatever stands there: a package may name 65,535 files. */
export function readSections(bytes: Buffer): Section[] {
  const sections: Section[] = []
  let from = 0
  let attributes: Buffer[][] = []
  const close = (to: number) => {
    if (attributes.length > 0)
      sections.push({ ...readAttributes(attributes), bytes: bytes.subarray(from, to) })
    attributes = []
    from = to
  }
  for (const { line, next } of linesOf(bytes)) {
    if (line.length === 0) close(next)
    else if (line[0] !== SPACE) attributes.push([line])
    else {
      const continued = attributes.at(-1)
      must(continued !== undefined, 'v1-file-broken')
      continued.push(line.subarray(1))
    }
  }
  close(bytes.length)
  return sections
}

/** Lines end as any system ends them. */
function* linesOf(bytes: Buffer): Generator<{ line: Buffer; next: number }> {
  let from = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] !== CR && bytes[at] !== LF) continue
    const next = bytes[at] === CR && bytes[at + 1] === LF ? at + 2 : at + 1
    yield { line: bytes.subarray(from, at), next }
    from = next
    at = next - 1
  }
  if (from < bytes.length) yield { line: bytes.subarray(from), next: bytes.length }
}

function readAttributes(attributes: Buffer[][]): Pick<Section, 'name' | 'values'> {
  const values = new Map<string, string>()
  for (const parts of attributes) {
    const text = Buffer.concat(parts).toString()
    const colon = text.indexOf(SEPARATOR)
    must(colon > 0, 'v1-file-broken')
    const name = text.slice(0, colon).toLowerCase()
    // Readers differ in which of two they take.
    must(!values.has(name), 'v1-file-broken')
    values.set(name, text.slice(colon + SEPARATOR.length))
  }
  const [[first] = []] = values
  return { name: first === 'name' ? values.get('name') : undefined, values }
}
