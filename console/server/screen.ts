import type { Role } from '../../contract/commands/roles.ts'
import type { Database } from '../../data/db/database.ts'
import type { ModelOf, ViewName } from '../views/all.tsx'
import type { RefusedForm, Tried } from '../views/request-context.ts'
import type { ConsoleLocale } from '../words/locales.ts'
import type { Person } from './access/sessions.ts'
import type { Deps } from './deps.ts'

/** Who looks at a screen, and at what. */
export interface Asked {
  db: Database
  deps: Deps
  person: Person
  locale: ConsoleLocale
  /** Of the forms on the screen. */
  token: string
  /** With its query. */
  path: string
  params: Record<string, string>
  query: Record<string, string>
  /** What was not taken a moment ago. */
  refused?: RefusedForm
  /** What was only looked at. */
  tried?: Tried
}

export interface Shown {
  view: ViewName
  model: unknown
}

/** One address of the console: what is shown there. Whatever is changed goes through command-route.ts. */
export interface Screen {
  /** Such as `/apps/:app`. */
  path: string
  /** Who may see it; everybody who may sign in, unless said otherwise. */
  roles?: readonly Role[]
  /** Whether it is seen only by whoever has just shown that it is he. */
  fresh?: true
  /** undefined: there is nothing here. */
  show(asked: Asked): Promise<Shown | undefined>
}

export const shown = <Name extends ViewName>(view: Name, model: ModelOf<Name>): Shown => ({ view, model })

export interface Found {
  screen: Screen
  params: Record<string, string>
}

/** The screen at this path; undefined: none. One that names a step in words goes before one that takes any. */
export function findScreen(screens: readonly Screen[], path: string): Found | undefined {
  const steps = path.split('/')
  const found = screens.flatMap(screen => {
    const wanted = screen.path.split('/')
    if (wanted.length !== steps.length) return []
    const params: Record<string, string> = {}
    for (const [i, name] of wanted.entries()) {
      const step = steps[i] ?? ''
      if (name.startsWith(':')) params[name.slice(1)] = safeDecode(step)
      else if (name !== step) return []
    }
    return [{ screen, params }]
  })
  return found.sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
