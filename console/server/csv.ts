/** What a table program would run as a formula is a text to it, with this before it. */
const HARMLESS = "'"

const cell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value)
  const text = /^[=+\-@\t\r\n]/.test(value ?? '') ? HARMLESS + value : (value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a CSV file. */
export const csvLine = (cells: (string | number | null)[]): string => `${cells.map(cell).join(',')}\r\n`

/** Table programs take the file for UTF-8 by it. */
export const CSV_START = '\uFEFF'
