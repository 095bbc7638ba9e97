/** More are not kept: a process makes the tokens of a million apps, and answers visitors for months. */
export const MAX_REMEMBERED = 10_000

/** Memoizes `make` for frequent words; callers must not change what it returns. */
export function remembered<Made>(make: (word: string) => Made): (word: string) => Made {
  const made = new Map<string, Made>()
  return word => {
    const known = made.get(word)
    if (known !== undefined) return known
    // Those in use are soon there again.
    if (made.size === MAX_REMEMBERED) made.clear()
    const one = make(word)
    made.set(word, one)
    return one
  }
}
