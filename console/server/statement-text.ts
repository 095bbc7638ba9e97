export type Put = (value: unknown, type: string) => string

/** For a statement whose text is made for what is asked, so that the planner knows it and takes the index that fits. */
export function valuesOf(...first: unknown[]): { values: unknown[]; put: Put } {
  const values = [...first]
  return { values, put: (value, type) => `$${values.push(value)}::${type}` }
}
