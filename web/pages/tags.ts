/** What a model names by one of these fields, its page shows. */
const FIELDS: Record<string, string> = {
  appId: 'app',
  developerId: 'developer',
  categoryId: 'category',
  subCategoryId: 'category',
}

/** Somebody's own words may lead to an app too: those of a banner, a notice. */
const LINKS = ['url', 'href', 'link']
const PLACES: Record<string, string> = { apps: 'app', developers: 'developer', category: 'category' }
const place = /^\/(?:mip\/)?(apps|developers|category)\/([1-9]\d*)/

/** The tags of every app, developer and category that stands somewhere in a model. */
export function tagsOf(model: object): Set<string> {
  const tags = new Set<string>()
  look(model)
  return tags

  function look(thing: object): void {
    for (const [name, value] of Object.entries(thing)) {
      if (typeof value === 'object') {
        if (value) look(value)
      } else if (typeof value === 'number') {
        if (value > 0 && name in FIELDS) tags.add(`${FIELDS[name]}-${value}`)
      } else if (typeof value === 'string' && LINKS.includes(name)) {
        const [, where = '', id] = place.exec(value) ?? []
        if (id) tags.add(`${PLACES[where]}-${id}`)
      }
    }
  }
}
