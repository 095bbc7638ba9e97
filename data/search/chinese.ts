import { Jieba } from '@node-rs/jieba'
import { dict } from '@node-rs/jieba/dict.js'
import { pinyin } from 'pinyin-pro'
import { remembered } from './remembered.ts'

let jieba: Jieba | undefined

/** Made when it is first asked for, which takes up to a second in which nothing else is done. */
function dictionary(): Jieba {
  jieba ??= Jieba.withDict(dict)
  return jieba
}

/** For a process that answers visitors, before it does. It keeps 48 MB. */
export function loadDictionary(): void {
  dictionary()
}

/** The words of a run of Chinese characters, long ones and those inside of them. */
export const chineseWords = remembered((run): readonly string[] => dictionary().cutForSearch(run, true))

/** The same, each character in one word alone. */
export function cutWords(run: string): string[] {
  return dictionary().cut(run, true)
}

/** Each two neighbours: what the dictionary does not know is found all the same. */
export function pairsOf(run: string): string[] {
  const characters = [...run]
  return characters.slice(1).map((character, i) => `${characters[i]}${character}`)
}

/** How each character is said, without tones. */
export const syllables = remembered((run): readonly string[] =>
  pinyin(run, { toneType: 'none', type: 'array', v: true, nonZh: 'removed' }),
)
