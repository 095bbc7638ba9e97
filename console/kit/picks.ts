/** What is chosen by typing a few letters. */
export const PICKED = ['app', 'developer'] as const
export type PickedKind = (typeof PICKED)[number]

/** One that can be chosen. */
export interface Pick {
  id: number
  name: string
  /** Package of an app, site of a developer. */
  about: string
  icon: string | null
}

/** What was found for letters that were sent without a script. */
export interface Picking {
  field: string
  found: Pick[]
}

/** Beside the number: what is in the box, and what was there when the number was chosen. */
export const typedName = (field: string) => `_typed.${field}`
export const pickedName = (field: string) => `_picked.${field}`
/** Without a script: which of those was chosen that these letters found. */
export const chosenName = (field: string) => `_chosen.${field}`
export const foundName = (field: string) => `_found.${field}`

export const kindOfField = (field: string): PickedKind =>
  /(^|\.)developer/i.test(field) ? 'developer' : 'app'
