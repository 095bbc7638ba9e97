import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import type { RepositoryFiles } from './repositories/make-repository.ts'

/** Repositories that are not ours to copy. They are read where they lie, and tests do without them elsewhere. */
export const repositories =
  process.env.PERGOLA_REPOSITORIES ?? fileURLToPath(new URL('../../../shared/data/fdroid', import.meta.url))

const series = `${repositories}/guardian-series`

/** Two years of one repository as it was signed, oldest first: a folder for each time. */
export const guardianSteps = existsSync(series) ? readdirSync(series).toSorted() : []

/** Who signed all of them. */
export const guardianKey = 'b7c2eefd8dac7806af67dfcd92eb18126bc08312a7f2d6f3862e46013c7a6135'

export function guardianFiles(step: string): RepositoryFiles {
  const folder = `${series}/${step}`
  const unpacked = (path: string) => gunzipSync(readFileSync(`${folder}/${path}`))
  const diffs = existsSync(`${folder}/diff`) ? readdirSync(`${folder}/diff`) : []
  return new Map([
    ['/entry.jar', readFileSync(`${folder}/entry.jar`)],
    ['/index-v2.json', unpacked('index-v2.json.gz')],
    ...diffs.map(name => [`/diff/${name.replace('.gz', '')}`, unpacked(`diff/${name}`)] as [string, Buffer]),
  ])
}
