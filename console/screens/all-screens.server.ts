import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Screen } from '../server/screen.ts'

const isScreen = (value: unknown): value is Screen =>
  typeof value === 'object' && value !== null && 'path' in value && 'show' in value

/** Every address at which something is shown: what `*.server.ts` declare. */
export async function allScreens(): Promise<Screen[]> {
  const files = globSync('*/*.server.ts', { cwd: import.meta.dirname })
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(join(import.meta.dirname, file))),
  )
  return modules.flatMap(module => Object.values(module).filter(isScreen))
}
