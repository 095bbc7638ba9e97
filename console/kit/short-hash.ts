/** Enough of a hash to compare it by eye. */
export const shortHash = (hash: string): string => `${hash.slice(0, 8)} … ${hash.slice(-8)}`
