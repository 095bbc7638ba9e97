import type { Database } from '../../../data/db/database.ts'
import {
  categoriesBySlug,
  developersOfRepository,
  linkDevelopers,
} from '../../../data/db/queries/repositories/imported-apps.ts'
import type { ImportedApp } from './app-of.ts'
import type { Give } from './as-repository.ts'
import { type OwnCategories, type StoreCategory, usualCategory } from './categories.ts'
import { runEach } from './run-each.ts'

/** The map that a person has written, and slugs in it that are no category. */
export async function ownCategories(
  db: Database,
  map: Record<string, string>,
): Promise<{ own: OwnCategories; unknown: string[] }> {
  const there = new Map(
    (await categoriesBySlug(db, { slugs: Object.values(map) })).map(row => [row.slug, row]),
  )
  const own = new Map<string, StoreCategory>()
  const unknown: string[] = []
  for (const [theirs, slug] of Object.entries(map)) {
    const row = there.get(slug)
    const names = { 'zh-CN': slug, en: slug }
    const found = row ? { slug, resourceType: row.resourceType, names } : usualCategory(slug)
    if (found) own.set(theirs, found)
    else unknown.push(slug)
  }
  return { own, unknown }
}

/** The numbers of all categories that these apps stand in, by slug. Those that are missing are made. */
export async function putCategories(
  db: Database,
  give: Give,
  apps: ImportedApp[],
): Promise<Map<string, number>> {
  const wanted = new Map(apps.flatMap(({ categories }) => categories.map(one => [one.slug, one] as const)))
  const numbers = new Map(
    (await categoriesBySlug(db, { slugs: [...wanted.keys()] })).map(({ slug, id }) => [slug, id]),
  )
  const missing = [...wanted.values()].filter(({ slug }) => !numbers.has(slug))
  const tasks = missing.map(({ slug, resourceType, names }) => ({
    about: slug,
    request: give('category.put', { slug, resourceType, names, position: 100 }),
  }))
  const { done } = await runEach(db, tasks)
  for (const { about, made } of done) numbers.set(about, Number(made?.category))
  return numbers
}

/** The ids of these apps' developers, by name. A repository has its own: the same name elsewhere may be another developer. */
export async function putDevelopers(
  db: Database,
  give: Give,
  repository: number,
  apps: ImportedApp[],
): Promise<Map<string, number>> {
  const wanted = new Map(apps.flatMap(({ developer }) => (developer ? [[developer.name, developer]] : [])))
  const rows = await developersOfRepository(db, { repository, names: [...wanted.keys()] })
  const numbers = new Map(rows.map(({ name, id }) => [name, id]))
  const tasks = [...wanted.values()]
    .filter(({ name }) => !numbers.has(name))
    .map(({ name, website }) => ({ about: name, request: give('developer.put', { name, website }) }))
  const { done } = await runEach(db, tasks, async (tx, made) => {
    const linked = made.map(({ about, made }) => ({ name: about, id: made?.developer }))
    await linkDevelopers(tx, { repository, linked: JSON.stringify(linked) })
  })
  for (const { about, made } of done) numbers.set(about, Number(made?.developer))
  return numbers
}
