import { local, tryStorage } from '../../browser/storage.ts'

const NAME = 'recent-searches'
const MAX = 6

/** What was searched on this device, the newest first. It is kept here alone, and no page sends it anywhere. */
export function recentSearches(): string[] {
  const kept = tryStorage(local, storage => JSON.parse(storage.getItem(NAME) ?? '[]')) as unknown
  return Array.isArray(kept) ? kept.filter(word => typeof word === 'string').slice(0, MAX) : []
}

export function rememberSearch(word: string): void {
  if (word === '') return
  const words = [word, ...recentSearches().filter(other => other !== word)].slice(0, MAX)
  tryStorage(local, storage => storage.setItem(NAME, JSON.stringify(words)))
}

export function forgetSearches(): void {
  tryStorage(local, storage => storage.removeItem(NAME))
}
