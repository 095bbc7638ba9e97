/** A number as an address or a form says it; null: it is none. */
export const numberOf = (text = ''): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null)
