import { LRUCache } from 'lru-cache'

export interface TaggedCacheOptions {
  maxEntries: number
  ttlMs: number
  now?: () => number
}

/** What an answer is purged by; where that is only known with it, made from it. */
export type Tags<Value> = readonly string[] | ((value: Value) => readonly string[])

interface Entry {
  value: unknown
  tags: readonly string[]
  expiresAt: number
}

/**
 * Answers that are the same for everyone and that the edge can't keep, because they answer a POST or lead to a file. Bounded: the one that
 * was not asked for longest makes room. An answer past its time is kept for the case that no new one can be made.
 */
export class TaggedCache {
  readonly #entries: LRUCache<string, Entry>
  readonly #loading = new Map<string, Promise<unknown>>()
  readonly #ttlMs: number
  readonly #now: () => number
  /** How often an answer was asked for that was there, and that was not. */
  readonly looked = { found: 0, missing: 0 }

  constructor({ maxEntries, ttlMs, now = Date.now }: TaggedCacheOptions) {
    this.#entries = new LRUCache({ max: maxEntries })
    this.#ttlMs = ttlMs
    this.#now = now
  }

  get size(): number {
    return this.#entries.size
  }

  /** Those who ask for the same while it is loading wait together. */
  async get<Value>(key: string, tags: Tags<Value>, load: () => Promise<Value>): Promise<Value> {
    const kept = this.#entries.get(key)
    if (kept && kept.expiresAt > this.#now()) {
      this.looked.found += 1
      return kept.value as Value
    }
    this.looked.missing += 1
    const loading = this.#loading.get(key) ?? this.#load(key, tags, load)
    try {
      return (await loading) as Value
    } catch (error) {
      const old = this.#entries.get(key)
      if (old) return old.value as Value
      throw error
    }
  }

  /** A soft purge lets an old answer stand in when there is no new one; a hard one forgets it. */
  purge(tags: readonly string[], hard: boolean): void {
    const named = new Set(tags)
    // What is being loaded may have been read before the change.
    this.#loading.clear()
    for (const [key, entry] of [...this.#entries]) {
      if (!entry.tags.some(tag => named.has(tag))) continue
      if (hard) this.#entries.delete(key)
      else entry.expiresAt = 0
    }
  }

  /** As a soft purge of everything. */
  expire(): void {
    this.#loading.clear()
    for (const entry of this.#entries.values()) entry.expiresAt = 0
  }

  #load<Value>(key: string, tags: Tags<Value>, load: () => Promise<Value>): Promise<Value> {
    const loading = load()
    this.#loading.set(key, loading)
    const current = () => this.#loading.get(key) === loading
    loading.then(
      value => {
        if (!current()) return
        this.#loading.delete(key)
        const named = typeof tags === 'function' ? tags(value) : tags
        this.#entries.set(key, { value, tags: named, expiresAt: this.#now() + this.#ttlMs })
      },
      () => {
        if (current()) this.#loading.delete(key)
      },
    )
    return loading
  }
}
