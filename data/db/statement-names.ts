const names = new Map<string, string>()

/** What is not one of our statements: those of migrations, of the start, of transactions. */
const OTHER = 'other'

export function nameStatement(text: string, name: string): void {
  names.set(text, name)
}

/** The name of a statement by its text, which never changes. */
export const nameOf = (text: string): string => names.get(text) ?? OTHER
