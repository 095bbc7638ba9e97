import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist } from '../../ops/build/dist.ts'
import { LOCALES, type Locale } from '../../rules/text/locales.ts'
import type { Assets } from '../../web/shell/assets.ts'
import { languages } from '../../web/words/languages.ts'
import '../support/name-store.ts'

const assets: Record<Locale, Assets> = JSON.parse(readFileSync(dist.assetList, 'utf8'))

/** All scripts that a page in this language can ever fetch, and its content. */
function scriptsOf(locale: Locale): Map<string, string> {
  const found = new Map<string, string>()
  const look = (code: string) => {
    for (const [, name = ''] of code.matchAll(/["'`](?:\.|\/assets)\/([\w.-]+\.js)["'`]/g)) {
      if (found.has(name)) continue
      found.set(name, readFileSync(join(dist.assets, name), 'utf8'))
      look(found.get(name) ?? '')
    }
  }
  const { boot, early } = assets[locale]
  found.set('in the page', early + boot)
  look(boot)
  return found
}

/** What is said in whole sentences, so that it is found nowhere by chance. */
function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return words.length >= 12 || /\p{Script=Han}{4}/u.test(words) ? [words] : []
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).flatMap(sentencesOf)
}

test.each(LOCALES)('pages in %s fetch no script with words of another language', locale => {
  const scripts = [...scriptsOf(locale)]
  expect(scripts.length).toBeGreaterThan(20)
  const code = scripts.map(([, text]) => text).join('\n')
  const own = sentencesOf(languages[locale])
  expect(own.filter(sentence => code.includes(sentence)).length).toBeGreaterThan(20)
  for (const other of LOCALES.filter(one => one !== locale)) {
    const foreign = sentencesOf(languages[other]).filter(sentence => !own.includes(sentence))
    expect(foreign.filter(sentence => code.includes(sentence))).toEqual([])
  }
})
