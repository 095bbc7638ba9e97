import { readFileSync } from 'node:fs'

export interface Golden {
  kind: string
  query: string
  /** Package name to grade, 3 the best. */
  grades: Map<string, number>
}

/** What an app is worth for a topic, by the category it is in and a word it says. */
export type Topic = (category: string, word: string) => Map<string, number>

/** The queries of a file beside this one. */
export function readGolden(file: string, topic: Topic): Golden[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')
  return lines
    .filter(line => line !== '' && !line.startsWith('#'))
    .map(line => {
      const [kind = '', query = '', judged = ''] = line.split(' | ')
      if (judged.startsWith('@')) {
        const [category = '', word = ''] = judged.slice(1).split('/')
        return { kind, query, grades: topic(category, word) }
      }
      const grades = judged.split(' ').map((one): [string, number] => {
        const [packageName = '', grade = ''] = one.split('=')
        if (!/^[123]$/.test(grade)) throw new Error(`no grade in: ${line}`)
        return [packageName, Number(grade)]
      })
      return { kind, query, grades: new Map(grades) }
    })
}

const gain = (grades: number[]) =>
  grades.slice(0, 10).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0)

/** nDCG@10: 1 when the first ten are the best ten in their order. */
export function ndcg({ grades }: Golden, found: string[]): number {
  const best = gain([...grades.values()].sort((a, b) => b - a))
  return gain(found.map(packageName => grades.get(packageName) ?? 0)) / best
}
