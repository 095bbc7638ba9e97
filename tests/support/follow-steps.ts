import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a document tells its reader to write, and to run. */
export interface Step {
  heading: string
  /** What a shell runs before anything is written. */
  scripts: string[]
  blocks: { file: string; lines: string[] }[]
  commands: string[]
}

/** The sections of a document, with their blocks of code that name a file, and their commands. */
export function readSteps(document: string): Step[] {
  return document
    .split(/^## /m)
    .slice(1)
    .map(section => ({
      heading: section.slice(0, section.indexOf('\n')),
      scripts: [...section.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, text = '']) => text),
      blocks: [
        ...section.matchAll(/^ *```\w+\n *(?:\/\/|\/\*|<!--) (\S+)(?: \*\/| -->)?\n(.*?)^ *```$/gms),
      ].map(([, file = '', text = '']) => ({ file, lines: withoutIndent(text.trimEnd().split('\n')) })),
      commands: [...section.matchAll(/`((?:npm run (?:docs|types|format)|npx vitest run [^`]+))`/g)].map(
        ([, command = '']) => command,
      ),
    }))
}

/** A new file is written; in one that is there, the first line is looked for, and the rest goes below it. */
export function writeBlock(folder: string, { file, lines }: Step['blocks'][number]): void {
  const path = join(folder, file)
  if (!existsSync(path)) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${lines.join('\n')}\n`)
    return
  }
  const [anchor = '', ...added] = lines
  const there = readFileSync(path, 'utf8').split('\n')
  const at = there.flatMap((line, i) => (plain(line) === plain(anchor) ? [i] : []))
  if (at.length !== 1) throw new Error(`${file} has ${at.length} lines like: ${anchor}`)
  const [line = 0] = at
  const indent = /^ */.exec(there[line] ?? '')?.[0] ?? ''
  there.splice(line + 1, 0, ...added.map(text => indent + text))
  writeFileSync(path, there.join('\n'))
}

const plain = (line: string) => line.trim().replaceAll(/\s+/g, ' ')

function withoutIndent(lines: string[]): string[] {
  const indent = Math.min(...lines.filter(Boolean).map(line => line.search(/\S/)))
  return lines.map(line => line.slice(indent))
}
