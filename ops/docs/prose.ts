/** Words that this project doesn't use, and what to write instead. Matched as whole words, in any case. */
const NOT_USED: [pattern: string, instead: string][] = [
  ['stands', 'is'],
  ['whoever|whom', 'name the actor'],
  ['nobody|somebody|anybody', 'name the actor, or no one, someone, anyone'],
  ['he|his|him|himself', 'they'],
  ['told(?! apart)', 'logged, reported, notified'],
  ['left away', 'left out'],
  ['anew', 'again; rebuilt, recounted'],
  ['lately|of late', 'recently'],
  ['look(?:s|ed|ing)? into', 'inspect'],
  ['held against', 'compared with'],
  ['(?:is|are|was|were|be|been) away', 'unavailable'],
  ['bad times', 'fallback page'],
  ['for good', 'permanently'],
  ['sparingly|now and then', 'throttled, periodically'],
  ['goes by', 'uses'],
  ['brings? along', 'has'],
  ['mend(?:s|ed|ing)?', 'fix'],
  ['deeds?', 'handler'],
  ['films?', 'video'],
  ['shelf', 'list'],
]

const WORDS = NOT_USED.map(([pattern, instead]) => ({
  instead,
  word: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'gi'),
}))

/** Returns the words of a text that are not used here, each with its line and a better one. */
export function unusedWords(path: string, source: string): string[] {
  return proseOf(path, source).flatMap(({ line, text }) =>
    WORDS.flatMap(({ word, instead }) =>
      [...text.matchAll(word)].map(([found]) => `${path}:${line} ${found} (${instead})`),
    ),
  )
}

interface Prose {
  line: number
  text: string
}

// A comment follows a space or a bracket, unlike `/**` in a glob or `//` in an address.
const BLOCK = /(?<=^|[\s{(,])\/\*.*?\*\//gs
const LINE = { code: /(?<=^|\s)\/\/ .*/gm, vcl: /(?<=^|\s)# .*/gm, sql: /(?<=^|\s)-- .*/gm }
const TITLE =
  /\b(?:test|it|describe)(?:\.\w+)*(?:\((?:[^()]|\([^()]*\))*\))?\(\s*(?<quote>['"`])(?<text>.*?)\k<quote>/gs
/** Errors, log lines and output of commands. */
const MESSAGE =
  /(?:Error|\.(?:fatal|error|warn|info|debug|log)|\bsay|\blog)\(\s*(?:\{[^{}]*\},\s*)?(?<quote>['"`])(?<text>(?:(?!\k<quote>)[^\\]|\\.)*)\k<quote>/gs
const STRING = /(?<quote>['"`])(?:(?!\k<quote>)[^\n\\]|\\.)*\k<quote>/g

/** The parts of a file that people read: pages, comments, test titles, messages, and texts of the English catalogues. */
function proseOf(path: string, source: string): Prose[] {
  if (path.endsWith('.md')) return found(source.replaceAll(/```.*?```|`[^`\n]*`/gs, blank), /.+/g)
  if (path.endsWith('.vcl')) return found(source, LINE.vcl)
  if (path.endsWith('.sql')) return found(source, LINE.sql)
  const blocks = found(source, BLOCK)
  if (path.endsWith('.css')) return blocks
  const code = source.replaceAll(BLOCK, blank)
  const texts = /\/words\/en\//.test(path) ? found(code, STRING) : []
  return [...blocks, ...[LINE.code, TITLE, MESSAGE].flatMap(pattern => found(code, pattern)), ...texts]
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ')

const found = (source: string, pattern: RegExp): Prose[] =>
  [...source.matchAll(pattern)].map(match => ({
    text: (match.groups?.text ?? match[0]).replaceAll(/\$\{.*?\}/g, ''),
    line: source.slice(0, match.index).split('\n').length,
  }))
