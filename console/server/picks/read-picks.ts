import { refused } from '../../../catalogue/commands/refused.ts'
import type { Database } from '../../../data/db/database.ts'
import { chosenName, foundName, kindOfField, type Picking, pickedName, typedName } from '../../kit/picks.ts'
import type { Form } from '../../kit/request-context.ts'
import { appNumbers } from '../app-numbers.ts'
import { one } from '../one-field.ts'
import { findPicks } from './find-picks.ts'

const TYPED = typedName('')
/** Numbers are read from them, and nothing else. */
const OF_BOX = /^_(typed|picked|chosen|found)\./

interface Box {
  field: string
  typed: string
  /** What was chosen of that which these letters found. */
  chosen: string
}

/** Fields whose box has other words than those that were chosen, and what is in it. */
const openFields = (form: Form): Box[] =>
  Object.keys(form)
    .filter(name => name.startsWith(TYPED))
    .map(name => {
      const field = name.slice(TYPED.length)
      const typed = one(form[name]).trim()
      const isFor = one(form[foundName(field)]).trim() === typed
      return { field, typed, chosen: isFor ? one(form[chosenName(field)]) : '' }
    })
    .filter(({ field, typed }) => typed !== one(form[pickedName(field)]).trim())

const asNumber = (typed: string) => /^\d{1,15}$/.test(typed)

/**
 * A form with the numbers of what was chosen. What was typed and not chosen is a number, the package or address of an app
 * (app-numbers.ts), or a developer's whole name; an empty box is none.
 */
export async function readPicks(db: Database, form: Form): Promise<Form> {
  const read: Form = Object.fromEntries(Object.entries(form).filter(([name]) => !OF_BOX.test(name)))
  for (const { field, typed, chosen } of openFields(form)) {
    if (chosen) read[field] = chosen
    else if (typed === '' || asNumber(typed) || kindOfField(field) === 'app') read[field] = typed
    else read[field] = String(await developerOfName(db, typed))
  }
  return read
}

async function developerOfName(db: Database, typed: string): Promise<number> {
  const found = await findPicks(db, 'developer', typed, '')
  const [first, other] = found.filter(({ name }) => name.toLowerCase() === typed.toLowerCase())
  if (!first || other) throw refused('developer.not-found', { text: typed })
  return first.id
}

/** The same for a query, which refuses nothing: one that fits is chosen, of several the reader chooses. */
export async function readQueryPicks(
  db: Database,
  query: Form,
  locale: string,
): Promise<{ query: Form; picking?: Picking }> {
  const [open] = openFields(query)
  if (!open) return { query }
  const { field, typed, chosen } = open
  if (chosen || typed === '' || asNumber(typed)) return { query: { ...query, [field]: chosen || typed } }
  const kind = kindOfField(field)
  const number = kind === 'app' ? (await appNumbers(db, [typed])).get(typed) : undefined
  if (number !== undefined) return { query: { ...query, [field]: number } }
  const found = await findPicks(db, kind, typed, locale)
  const [first, other] = found
  if (first && !other) return { query: { ...query, [field]: String(first.id) } }
  return { query: { ...query, [field]: '' }, picking: { field, found } }
}
