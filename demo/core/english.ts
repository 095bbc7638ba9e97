import { cells, wordsOf } from './words.ts'

/** Sections of words/{name}.txt whose lines are texts of the store; the others are drawn in pictures, or said by visitors. */
const told = ['features', 'closing', 'news', 'skills', 'rewards'] as const
const toldInCommon = ['fixes', 'first', 'notices', 'softgifts', 'privacy', 'softbuys', 'gamebuys']
const toldByFlagships = ['description', 'whatsnew', 'skills', 'notices', 'gifts']

const known = new Map<string, string>()
const read = new Set<string>()

/** words/en/{name}.txt has an English line for each Chinese one, in the same order; tags stand with the Chinese ones alone. */
function readBoth(name: string): void {
  if (read.has(name)) return
  read.add(name)
  const sections =
    name === 'common' ? toldInCommon : name.startsWith('flagship-') ? toldByFlagships : [...told, 'shots']
  for (const section of sections) {
    const chinese = wordsOf(name)(section).map(line => line.replace(/^[@!][a-z0-9,]+ /, ''))
    const english = wordsOf(`en/${name}`)(section)
    if (chinese.length !== english.length)
      throw new Error(`${name} [${section}] has ${chinese.length} lines, in English ${english.length}`)
    chinese.forEach((line, i) => {
      const key = section === 'shots' ? captionOf(line) : line
      known.set(`${name} ${key}`, english[i] ?? '')
    })
  }
}

const captionOf = (line: string) => cells(line)[1] ?? ''

/** What a line of words/{name}.txt is in English; a caption of its shots too. */
export function inEnglish(name: string, line: string): string {
  readBoth(name)
  const english = known.get(`${name} ${line}`)
  if (english === undefined) throw new Error(`${name} has no English for: ${line}`)
  return english
}

/** A row `slug | …` of words/en/{name}.txt, without its slug. */
export function englishOf(name: string, section: string, slug: string): string[] {
  const row = wordsOf(`en/${name}`)(section)
    .map(cells)
    .find(([of]) => of === slug)
  if (!row) throw new Error(`en/${name} has no ${slug}`)
  return row.slice(1)
}
