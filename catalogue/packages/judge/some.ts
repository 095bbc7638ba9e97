const MOST_NAMED = 20

/** A stranger's list may be as long as he likes. */
export const some = (names: string[]): string =>
  names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(' ')} … ${names.length}` : names.join(' ')
