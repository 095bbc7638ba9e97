export const SUGGEST_PATH = '/search/suggest'

/** How much of a search is read, in characters. */
export const MAX_SEARCH_LENGTH = 60

const SUGGESTED_KINDS = ['app', 'word', 'developer', 'category'] as const

/** What a visitor may have in mind who has typed so much; to nothing, what many search for. */
export interface Suggestion {
  kind: (typeof SUGGESTED_KINDS)[number]
  name: string
  /** Where it leads: to the app itself, to its developer or category, or to a search for the word. */
  path: string
  /** An app's icon and what it says of itself. */
  icon?: string
  summary?: string
  /** The language of the name, and of the summary, where it is not the page's. */
  lang?: string
  summaryLang?: string
}

export interface Suggestions {
  items: Suggestion[]
}

/** The suggestions in an answer; none when it is no such answer. */
export function readSuggestions(answer: unknown): Suggestion[] {
  const items = (answer as Partial<Suggestions> | null | undefined)?.items
  return Array.isArray(items) ? items.filter(item => /^\/(?!\/)/.test(item?.path) && item.name) : []
}
