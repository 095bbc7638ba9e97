import { here } from '../addresses/here.ts'

/** What a model names by one of these fields, its page shows. */
const FIELDS = new Map([
  ['appId', 'app'],
  ['developerId', 'developer'],
  ['categoryId', 'category'],
  ['subCategoryId', 'category'],
  ['collectionId', 'collection'],
])

/** Staff's texts may lead to an app too: those of a banner, a notice. */
const LINKS = new Set(['url', 'href', 'link'])
const PLACES = new Map([
  ['apps', 'app'],
  ['developers', 'developer'],
  ['category', 'category'],
  ['collections', 'collection'],
])
const place = new RegExp(`^(?:${here('')})?/(?:mip/)?(apps|developers|category|collections)/([1-9]\\d*)`)

/** The tags of every app, developer, category and collection in a model. */
export function tagsOf(model: object): Set<string> {
  const tags = new Set<string>()
  look(model)
  return tags

  // For every page that is made: nothing is copied.
  function look(thing: object): void {
    if (Array.isArray(thing)) {
      for (const one of thing) if (typeof one === 'object' && one) look(one)
      return
    }
    for (const name in thing) {
      const value = (thing as Record<string, unknown>)[name]
      if (typeof value === 'object') {
        if (value) look(value)
      } else if (typeof value === 'number') {
        const kind = FIELDS.get(name)
        if (kind && value > 0) tags.add(`${kind}-${value}`)
      } else if (typeof value === 'string' && LINKS.has(name)) {
        const [, where = '', id] = place.exec(value) ?? []
        if (id) tags.add(`${PLACES.get(where)}-${id}`)
      }
    }
  }
}
