import { expect, test } from 'vitest'
import { type DiffPart, wordDiff } from './word-diff.ts'

const marked = (parts: DiffPart[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')
const diff = (before: string, after: string, max?: number) => {
  const both = wordDiff(before, after, max)
  return [marked(both.before), marked(both.after)]
}

test('marks the words that differ in both texts', () => {
  expect(diff('A diary for plants', 'A journal for plants')).toEqual([
    'A [diary] for plants',
    'A [journal] for plants',
  ])
  expect(diff('Notes, fast.', 'Notes and lists, fast and free.')).toEqual([
    'Notes, fast.',
    'Notes[ and lists], fast[ and free].',
  ])
})

test('marks single characters where words have no spaces', () => {
  expect(diff('苔藓日记', '苔藓手帐')).toEqual(['苔藓[日记]', '苔藓[手帐]'])
  expect(diff('把日子种进手帐', '把日子种进一本手帐，慢慢长成一片绿')).toEqual([
    '把日子种进手帐',
    '把日子种进[一本]手帐[，慢慢长成一片绿]',
  ])
})

test('finds several changes far apart', () => {
  const between = 'one two three four five '.repeat(40)
  expect(diff(`red ${between}sweet`, `blue ${between}sour`)).toEqual([
    `[red] ${between}[sweet]`,
    `[blue] ${between}[sour]`,
  ])
  expect(diff('a b c d e f', 'a x c d y f')).toEqual(['a [b] c d [e] f', 'a [x] c d [y] f'])
  expect(diff('b a c', 'a c b')).toEqual(['[b ]a c', 'a c[ b]'])
})

test('says that equal texts are equal, and marks all of one that is new', () => {
  expect(diff('the same', 'the same')).toEqual(['the same', 'the same'])
  expect(diff('', 'all new')).toEqual(['', '[all new]'])
  expect(diff('gone', '')).toEqual(['[gone]', ''])
})

test('loses no character, and every unmarked part is in both texts in order', () => {
  let seed = 7
  const random = (max: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % max
  }
  const text = () => Array.from({ length: random(14) }, () => 'abc 汉字'.charAt(random(6))).join('')
  for (let i = 0; i < 500; i += 1) {
    const [one, other] = [text(), text()]
    const { before, after } = wordDiff(one, other)
    expect(before.map(part => part.text).join('')).toBe(one)
    expect(after.map(part => part.text).join('')).toBe(other)
    const kept = (parts: DiffPart[]) =>
      parts
        .filter(part => !part.isChanged)
        .map(part => part.text.replace(/\s/g, ''))
        .join('')
    expect(kept(before)).toBe(kept(after))
  }
})

test('marks everything between the first and the last difference when there are too many', () => {
  expect(diff('a b c d e', 'a x c y e', 2)).toEqual(['a [b c d] e', 'a [x c y] e'])
  const long = (word: string) => `${word} `.repeat(20_000)
  const [before] = diff(long('old'), long('new'))
  expect(before?.startsWith('[old')).toBe(true)
})
