import { createContext, useContext } from 'react'
import type { PersonRole } from '../../contract/commands/roles.ts'
import type { Refusal } from '../../contract/refusals.ts'
import type { Brand } from '../../rules/brand/brand.ts'
import type { ConsoleLocale } from '../words/locales.ts'
import type { Picking } from './picks.ts'

/** A form as it was sent; a field that was there several times is a list. */
export type Form = Record<string, string | string[]>

/** A refused form and the reason, for its own screen. */
export interface RefusedForm {
  command: string
  form: Form
  refusal: Refusal
  /** What is there instead of what was looked at. */
  now?: unknown
}

/** A form that was only looked at, and what would become of it. */
export interface Tried {
  command: string
  form: Form
  /** What edges would forget, and whether at once. */
  tags: string[]
  hard: boolean
}

/** Open items, for the menu. */
export interface Counts {
  /** Reports of visitors that are open. */
  reports: number
  /** Commands that wait for a second person. */
  requests: number
  /** Apps of repositories that wait for a decision. */
  repositories: number
}

/** What every screen has around it. */
interface RequestContext {
  /** Every form of the screen carries it; one of them is taken, once. */
  token: string
  /** The screen's own address, with its query. */
  path: string
  /** The same without what a moment ago was done. */
  plainPath: string
  /** Where visitors of this language are, and where staff are. */
  site: string
  origin: string
  /** undefined: not signed in. */
  person: { id: number; name: string; role: PersonRole } | undefined
  counts: Counts | undefined
  /** What was not taken a moment ago. */
  refused: RefusedForm | undefined
  /** A form that is not done with: it was refused, or only looked at. */
  written: Pick<RefusedForm, 'command' | 'form'> | undefined
  /** What the letters of one of its fields found. */
  picking: Picking | undefined
  /** The change that was made a moment ago. */
  done: number | undefined
  /** Everything was already as it should be. */
  isSame: boolean
  /** What waits for a second person since a moment ago. */
  asked: number | undefined
  otherLocale: ConsoleLocale | undefined
}

/** Makes a screen's markup. */
export type RenderConsole = (view: string, model: unknown, request: RequestContext) => string

export interface Surroundings extends RequestContext {
  brand: Brand
}

export const Surrounding = createContext<Surroundings | undefined>(undefined)

export function useRequest(): Surroundings {
  const context = useContext(Surrounding)
  if (!context) throw new Error('Screens are rendered inside <Surrounding>')
  return context
}
