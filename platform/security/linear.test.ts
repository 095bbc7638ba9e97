import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plainText } from '../../data/search/plain-text.ts'
import { root } from '../../ops/settings.ts'
import { isRobot } from '../../server/collect/robot.ts'
import { longTexts } from '../../tests/support/long-texts.ts'
import { wanted } from '../files/byte-range.ts'
import { parseImagePath } from '../images/image-request.ts'

const KB = 1024
/** What sorts 16,000 characters takes up to 20 on a machine at half its speed; what looks at all of them for each takes a second. */
const MAX_MS = 60

type Rule = (...values: unknown[]) => unknown
// But for the one that breaks a name of the catalogue into lines, letter by letter: it is linear, and no quick one.
const files = globSync('rules/**/*.ts', {
  cwd: root,
  exclude: ['**/*.{test,d}.ts', 'rules/text/fit-lines.ts'],
})
const exportsOf = async (file: string) =>
  Object.entries((await import(join(root, file))) as Record<string, unknown>)
    .filter((entry): entry is [string, Rule] => typeof entry[1] === 'function')
    .map(([name, rule]) => [`${file.slice(0, -3)} ${name}`, rule] as const)
const rules = (await Promise.all(files.map(exportsOf))).flat()

const file = { etag: '"x"', size: 1 }

/** Of the server, what reads an address or a header before anything is known of it. */
const readers: readonly (readonly [string, Rule])[] = [
  ['isRobot', text => isRobot(String(text))],
  ['parseImagePath', text => parseImagePath(String(text))],
  ['wanted', text => wanted('GET', { range: String(text), 'if-match': String(text) }, file)],
  ['plainText', text => plainText(String(text))],
]

const texts = longTexts(16 * KB)

/** By the thread's own clock, so that whatever else the machine does is no fault of the rule. */
function msOf(rule: Rule, text: string): number {
  const before = process.threadCpuUsage()
  // What a rule says of nonsense is for its own test; here it may throw.
  for (const values of [
    [text, text, text],
    [text, [text], text],
  ])
    try {
      rule(...values)
    } catch {}
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/** The second look is for a rule that was compiled, or whose garbage was collected, during the first. */
const isSlow = (rule: Rule, text: string) => msOf(rule, text) > MAX_MS && msOf(rule, text) > MAX_MS

test.each([...rules, ...readers])('%s is done with 16 kB of anything in a moment', (_name, rule) => {
  const slow = texts.filter(text => isSlow(rule, text)).map(text => text.slice(0, 40))
  expect(slow).toEqual([])
})
