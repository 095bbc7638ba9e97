import { readEntry } from '../../zip/read-entry.ts'
import type { Zip, ZipEntry } from '../../zip/zip.ts'
import { SINCE, type Taken } from '../judge-block.ts'
import { once } from '../once.ts'
import { findSigningFiles, type SigningFiles } from './find-files.ts'
import { judgeFiles, looseFiles } from './judge-files.ts'
import { mustNotBeStripped, readManifest, readSignatureFile } from './signature-file.ts'
import { readSignedData, signerOf } from './signed-data.ts'

/** The oldest scheme: files signed one by one, by files among them. */
export interface V1 {
  /** Throws if the platform refuses it. */
  judge(platform: number): Taken
  /** Files that it leaves out. */
  loose(): string[]
}

/** Of all lists together: 65,535 files need some 10 MB in each. */
const LARGEST_LISTS = 32 << 20
const LARGEST_SIGNATURE = 256 << 10

/** Undefined if the package isn't signed in this way. Files are read once, for all platforms. */
export function openV1(zip: Zip): V1 | undefined {
  const files = findSigningFiles(zip)
  if (!files) return undefined
  const read = once(() => readSigners(zip, files))
  const judged = once(() => {
    const { manifest, signers } = read()
    judgeFiles(
      zip,
      manifest,
      signers.map(({ list }) => list),
    )
  })
  return {
    judge(platform) {
      const signed = read().signers.map(({ data, bytes, list }) => {
        const by = signerOf(data, bytes, { firstOnly: platform < SINCE.v2 })
        mustNotBeStripped(list, platform)
        return by
      })
      judged()
      return {
        scheme: 'v1',
        certificates: signed.map(({ certificate }) => certificate),
        lineage: [],
        algorithms: signed.map(({ algorithm }) => algorithm),
      }
    },
    loose: once(() => {
      const { manifest, signers } = read()
      const signing = new Set([
        files.manifest,
        ...files.signers.flatMap(({ list, signature }) => [list, signature]),
      ])
      return looseFiles(
        zip,
        manifest,
        signers.map(({ list }) => list),
        signing,
      )
    }),
  }
}

function readSigners(zip: Zip, { manifest: entry, signers }: SigningFiles) {
  let left = LARGEST_LISTS
  const readList = (list: ZipEntry) => {
    left -= list.size
    return readEntry(zip, list, left + list.size)
  }
  const manifest = readManifest(readList(entry))
  return {
    manifest,
    signers: signers.map(({ list, signature }) => {
      const bytes = readList(list)
      const data = readSignedData(readEntry(zip, signature, LARGEST_SIGNATURE))
      return { data, bytes, list: readSignatureFile(bytes, manifest) }
    }),
  }
}
