import { locale } from '../words/words.ts'

/** The language of a text, where it is not the page's own: its element is marked with it. */
export type Lang = string | null | undefined

const SCRIPTS: [letter: RegExp, lang: string][] = [
  [/[\u3040-\u30ff]/, 'ja'],
  [/[\uac00-\ud7af]/, 'ko'],
  [/[\u4e00-\u9fff]/, 'zh'],
]

/** The language of a text whose language is recorded nowhere, by its script; undefined: the page's own, or unknown. */
export function langOf(text: string, page: string = locale): string | undefined {
  const lang = SCRIPTS.find(([letter]) => letter.test(text))?.[1]
  return lang && page.startsWith(lang) ? undefined : lang
}
