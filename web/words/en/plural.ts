/** `1 rating`, `2 ratings`, `1.2K ratings`: a count that is written already does as well. */
export const counted = (count: number | string, one: string, many: string) =>
  `${count} ${nounFor(count, one, many)}`

/** Where the count is somewhere else. */
export const nounFor = (count: number | string, one: string, many: string) =>
  String(count) === '1' ? one : many
