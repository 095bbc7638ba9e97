import { hash } from 'node:crypto'
import type { PackageSigner } from '../../../catalogue/packages/make/signer.ts'
import { buildZip, type ZipPart } from '../build-zip.ts'
import { signFiles } from '../packages/sign-files.ts'
import { ann } from '../packages/small-packages.ts'

type Json = Record<string, unknown>
export type RepositoryFiles = Map<string, Buffer>

/** As Python writes it, which is how fdroidserver does. */
export function pythonJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(pythonJson).join(', ')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  return `{${Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${pythonJson(inner)}`)
    .join(', ')}}`
}

export const sum = (bytes: Buffer | string) => hash('sha256', bytes)

export const fileOf = (name: string, bytes: Buffer | string, numPackages = 0) => ({
  name,
  sha256: sum(bytes),
  size: Buffer.byteLength(bytes),
  numPackages,
})

export const jarOf = (json: string | Buffer, signers: PackageSigner[] = [ann], extra: ZipPart[] = []) =>
  buildZip([...signFiles([{ name: 'entry.json', data: Buffer.from(json) }], signers), ...extra])

/** An app with a version of each of these codes, newest first. */
export function appOf(name: string, ...codes: number[]): Json {
  const versions = codes.map(code => {
    const sha256 = sum(`${name} ${code}`)
    const manifest = {
      versionName: `${code}.0`,
      versionCode: code,
      usesSdk: { minSdkVersion: 21, targetSdkVersion: 34 },
      signer: { sha256: [sum(name)] },
    }
    return [sha256, { added: 1, file: { name: `/${name}_${code}.apk`, sha256, size: 100 }, manifest }]
  })
  return {
    metadata: {
      added: 1,
      categories: ['Games'],
      lastUpdated: codes[0],
      license: 'MIT',
      name: { 'en-US': name, 'zh-CN': `应用 ${name}` },
      summary: { 'en-US': `About ${name}` },
    },
    versions: Object.fromEntries(versions),
  }
}

export interface RepositoryPlan {
  timestamp: number
  packages: Json
  repo?: Json
  entry?: Json
  /** What its signer changes in the text of the index before it is signed. */
  alterIndex?: (text: string) => string | Buffer
  /** From when, and what it says. */
  diffs?: [from: number, diff: Json | string | Buffer, said?: Json][]
  signers?: PackageSigner[]
}

/** A repository as files, signed by the given signer. */
export function makeRepository(plan: RepositoryPlan): RepositoryFiles {
  const { timestamp, packages, diffs = [], alterIndex = same } = plan
  const about = {
    name: { 'en-US': 'A repository' },
    description: { 'en-US': 'For tests' },
    address: 'https://apps.example/repo',
    mirrors: [{ url: 'https://apps.example/repo' }],
    timestamp,
    ...plan.repo,
  }
  const index = Buffer.from(alterIndex(pythonJson({ repo: about, packages })))
  const files: RepositoryFiles = new Map([['/index-v2.json', index]])
  const listed = diffs.map(([from, diff, said]) => {
    const isText = typeof diff === 'string' || Buffer.isBuffer(diff)
    const bytes = Buffer.from(isText ? diff : pythonJson(diff))
    const count = isText ? 0 : Object.keys((diff.packages as Json | undefined) ?? {}).length
    files.set(`/diff/${from}.json`, bytes)
    return [from, { ...fileOf(`/diff/${from}.json`, bytes, count), ...said }]
  })
  const entry = {
    timestamp,
    version: 20_002,
    maxAge: 14,
    index: fileOf('/index-v2.json', index, Object.keys(packages).length),
    diffs: Object.fromEntries(listed),
    ...plan.entry,
  }
  files.set('/entry.jar', jarOf(pythonJson(entry), plan.signers))
  return files
}

const same = (text: string) => text
