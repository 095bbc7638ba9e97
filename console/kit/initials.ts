/** Two letters of a name, or one sign of it. */
export function initials(name: string): string {
  const [first = '', ...rest] = name.trim().split(/\s+/)
  const last = rest.at(-1) ?? ''
  return [first, last]
    .map(part => [...part][0] ?? '')
    .join('')
    .toUpperCase()
}
