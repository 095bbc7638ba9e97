/** What a visitor may go on typing: a few names of apps, the likeliest first. */
export interface Suggestions {
  names: string[]
}

export const SUGGEST_PATH = '/search/suggest'

/** How much of a search is read, in characters. */
export const MAX_SEARCH_LENGTH = 60

/** The names in an answer; none when it is no such answer. */
export function readSuggestions(answer: unknown): string[] {
  const names = (answer as Partial<Suggestions> | null | undefined)?.names
  return Array.isArray(names) ? names.filter(name => typeof name === 'string') : []
}
