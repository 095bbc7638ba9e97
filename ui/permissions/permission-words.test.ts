import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { facts, fullName } from '../../rules/permissions/facts.ts'
import type { Locale } from '../../rules/text/locales.ts'
import { languages } from '../../web/words/languages.ts'

const reference = new URL(
  '../../../shared/data/permissions/android-permissions.zh-en.full.json',
  import.meta.url,
)

interface Reference {
  permissions: Record<string, { description: Record<Locale, string | null> }>
}

/** How long a label and a sentence may be, and what they are made of. */
const CHINESE = {
  label: /^[\p{Script=Han}A-Za-z （）]{2,12}$/u,
  why: /^[\p{Script=Han}A-Za-z0-9 ，、]{12,34}$/u,
}
const OTHERS = { label: /^\p{Lu}[\p{L} '-]{2,30}$/u, why: /^\p{Lu}[\p{L}\p{N} ,:;'-]{25,90}$/u }

describe.each(Object.entries(languages))('in %s', (locale, { permissionWords }) => {
  const shape = locale === 'zh-CN' ? CHINESE : OTHERS
  const words = Object.entries(permissionWords.permissionWords)
  const titles = Object.values(permissionWords.groupTitles)

  test('[DET-2] every known permission has words, and every word its permission', () => {
    expect(words.map(([short]) => fullName(short)).sort()).toEqual([...facts.keys()].sort())
  })

  test('[DET-2] no two permissions have the same label, and no two the same reason', () => {
    expect(new Set(words.map(([, [label]]) => label)).size).toBe(words.length)
    expect(new Set(words.map(([, [, why]]) => why)).size).toBe(words.length)
  })

  test('[DET-2] no two groups of permissions have the same title', () => {
    expect(new Set(titles).size).toBe(titles.length)
  })

  test.each(words)('[DET-2] %s is said in a short label and one sentence', (_, [label, why]) => {
    expect(label).toMatch(shape.label)
    expect(why).toMatch(shape.why)
    expect(why).not.toContain(label)
  })

  test.each(['ofSystem', 'ofOthers'] as const)(
    '[DET-2] what is said of an unknown one %s is one sentence',
    kind => {
      expect(permissionWords.unknownWords[kind]).toMatch(shape.why)
    },
  )

  test("[DET-2] no reason is the system's own sentence", context => {
    if (!existsSync(reference))
      return context.skip('the reference list of permissions is not on this machine')
    const { permissions } = JSON.parse(readFileSync(reference, 'utf8')) as Reference
    const plain = (text: string) => text.toLowerCase().replace(/[.。]$/, '')
    const same = words.filter(([short, [, why]]) => {
      const theirs = permissions[fullName(short)]?.description[locale as Locale]
      return theirs && plain(theirs) === plain(why)
    })
    expect(same.map(([short]) => short)).toEqual([])
  })
})
