import { refused } from '../../catalogue/commands/refused.ts'
import type { Database } from '../../data/db/database.ts'
import { appsOfPackages } from '../../data/db/queries/apps/names.ts'
import type { Form } from '../kit/request-context.ts'

/** An app is meant by its number, its package's name or the address of its page. Each gets its number; undefined: there is none. */
export async function appNumbers(
  db: Database,
  sought: readonly string[],
): Promise<Map<string, string | undefined>> {
  const numbers = new Map(
    sought.map(text => [text, /^(?:.*\/apps\/)?(\d{1,15})(?:[/?#].*)?$/.exec(text.trim())?.[1]]),
  )
  const names = [...numbers].flatMap(([text, number]) => (number ? [] : text))
  if (names.length === 0) return numbers
  for (const { id, name } of await appsOfPackages(db, { packageNames: names })) numbers.set(name, String(id))
  return numbers
}

/** `app`, `appId`, and the same inside a list. */
const NAMES_AN_APP = /(^|\.)(app|appId)\??$/

/** Replaces names, packages and addresses of apps in a form by the ids that commands need. */
export async function withAppNumbers(db: Database, form: Form): Promise<Form> {
  const written = Object.entries(form).filter(
    (entry): entry is [string, string] =>
      NAMES_AN_APP.test(entry[0]) && typeof entry[1] === 'string' && /[^\d\s]/.test(entry[1]),
  )
  if (written.length === 0) return form
  const numbers = await appNumbers(
    db,
    written.map(([, text]) => text),
  )
  const numbered = written.map(([field, text]) => {
    const number = numbers.get(text)
    if (number === undefined) throw refused('app.not-found', { text: text.trim() })
    return [field, number]
  })
  return { ...form, ...Object.fromEntries(numbered) }
}
