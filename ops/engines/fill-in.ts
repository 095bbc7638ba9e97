import { readFileSync } from 'node:fs'

/** An engine's program, with a value for every name between @ signs. */
export function fillIn(program: URL, values: Record<string, string>): string {
  return readFileSync(program, 'utf8').replace(/@([A-Z\d_]+)@/g, (name, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`${program.pathname} asks for ${name}`)
    return value
  })
}
