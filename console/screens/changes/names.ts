/** Names of what a change is about, by table and id; actors by how the record names them. */
export type Names = Readonly<Record<string, string>>

const keyOf = (table: string, id: unknown) => `${table} ${String(id)}`

export const nameOf = (names: Names, table: string, id: unknown): string | undefined =>
  names[keyOf(table, id)]

export const namesFrom = (rows: { of: string; id: string; name: string }[]): Names =>
  Object.fromEntries(rows.map(({ of, id, name }) => [keyOf(of, id), name]))
