const MAX_NAMED = 20

/** A stranger's list may be as long as he likes. */
export const some = (names: string[]): string =>
  names.length > MAX_NAMED ? `${names.slice(0, MAX_NAMED).join(' ')} … ${names.length}` : names.join(' ')
