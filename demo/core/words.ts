import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Words = (section: string) => string[]

const folder = join(import.meta.dirname, '..', 'words')
const read = new Map<string, Words>()

/** Reads words/{name}.txt: lines under [section] headings; # starts a remark. */
export function wordsOf(name: string): Words {
  const known = read.get(name)
  if (known) return known
  const sections = new Map<string, string[]>()
  let lines: string[] = []
  sections.set('', lines)
  for (const line of readFileSync(join(folder, `${name}.txt`), 'utf8').split('\n')) {
    const heading = /^\[(\w+)\]$/.exec(line.trim())?.[1]
    if (heading) {
      lines = []
      sections.set(heading, lines)
    } else if (line.trim() && !line.startsWith('#')) lines.push(line.trim())
  }
  const words: Words = section => sections.get(section) ?? []
  read.set(name, words)
  return words
}

export const cells = (line: string) => line.split('|').map(cell => cell.trim())

/** Puts an app's own words into a sentence: {name}, {point}, {version}. */
export function fill(sentence: string, slots: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, slot: string) => slots[slot] ?? whole)
}

/** A line `title：body`, or `Title: body` in English, split at the first colon. */
export function titled(line: string): { title: string; body: string } {
  const [, title = '', body = line] = /^(.*?)(?:：|: )(.*)$/s.exec(line) ?? []
  return { title, body }
}

/** Lines of a section that hold for one app: `@a,b ` keeps a line for those slugs, `!a,b ` keeps it from them. */
export function linesFor(app: { kind: string; slug: string }, section: string): string[] {
  return wordsOf(app.kind)(section).flatMap(line => {
    const [, sign, slugs = '', rest = ''] = /^([@!])([a-z0-9,]+) (.*)$/.exec(line) ?? []
    if (!sign) return [line]
    return slugs.split(',').includes(app.slug) === (sign === '@') ? [rest] : []
  })
}
