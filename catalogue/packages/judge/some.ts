const MAX_NAMED = 20

/** An untrusted list may have any length. */
export const some = (names: string[]): string =>
  names.length > MAX_NAMED ? `${names.slice(0, MAX_NAMED).join(' ')} … ${names.length}` : names.join(' ')
