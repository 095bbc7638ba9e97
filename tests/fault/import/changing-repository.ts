import { appOf, makeRepository, type RepositoryFiles } from '../../support/repositories/make-repository.ts'

type Plain = Record<string, Record<string, unknown>>

/** Its state after so many changes: each time some apps are new, some are gone or back, and a third says something else. */
export function changingRepository(state: number, apps: number): RepositoryFiles {
  const names = Array.from({ length: apps + state * 3 }, (_, i) => `org.example.kill${i}`)
  const offered = names.filter((_, i) => (i + state) % 7 !== 0)
  const packages = Object.fromEntries(
    offered.toSorted().map(name => {
      const at = names.indexOf(name)
      const code = 1 + Math.floor((state + (at % 3)) / 3)
      const { metadata, versions } = appOf(name, code) as Plain
      const categories = [['Games'], ['Security'], ['Internet', 'Money']][(at + code) % 3]
      return [name, { metadata: { ...metadata, categories, authorName: `Author ${at % 9}` }, versions }]
    }),
  )
  return makeRepository({ timestamp: Date.now() - 3_600_000 + state * 1000, packages })
}
