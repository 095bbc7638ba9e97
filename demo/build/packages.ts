import { createHash, type Hash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { at, randomFrom } from '../core/random.ts'
import type { App, PackageFile, Row } from '../model.ts'
import type { Version } from './versions.ts'
import { type Entry, localHeader, zipEnd } from './zip.ts'

const padName = 'assets/pad.bin'
const noteName = 'DEMO.txt'

/** Few different pad lengths, so that the hash over each run of zeros is worked out only once: 0.9 to 11.5 MB. */
const padSizes = Array.from({ length: 96 }, (_, step) => Math.round((900_000 * 1.0272 ** step) / 4096) * 4096)
const zeros = Buffer.alloc(1 << 20)
const started = new Map<number, { entry: Entry; head: Buffer; hash: Hash }>()

function startOf(size: number) {
  const known = started.get(size)
  if (known) return known
  let crc = 0
  for (let left = size; left > 0; left -= zeros.length)
    crc = crc32(zeros.subarray(0, Math.min(left, zeros.length)), crc)
  const entry = { name: padName, size, crc, offset: 0 }
  const head = localHeader(entry)
  const hash = createHash('sha256').update(head)
  for (let left = size; left > 0; left -= zeros.length)
    hash.update(zeros.subarray(0, Math.min(left, zeros.length)))
  const start = { entry, head, hash }
  started.set(size, start)
  return start
}

function packageFile(path: string, padSize: number, note: string): PackageFile {
  const { entry, head, hash } = startOf(padSize)
  const text = Buffer.from(note)
  const noteEntry = { name: noteName, size: text.length, crc: crc32(text), offset: head.length + padSize }
  const tail = Buffer.concat([localHeader(noteEntry), text])
  const whole = Buffer.concat([tail, zipEnd([entry, noteEntry], noteEntry.offset + tail.length)])
  const sha256 = hash.copy().update(whole).digest('hex')
  return { path, sha256, size: head.length + padSize + whole.length, head, tail: whole }
}

/** One signing certificate a developer; an app without a developer has its own. */
const signerOf = (app: App) =>
  createHash('sha256')
    .update(`demo signer ${app.developerId ?? app.slug}`)
    .digest('hex')

export function packagesOf(app: App, versions: Version[]): { rows: Row[]; files: PackageFile[] } {
  const random = randomFrom(`packages ${app.slug}`)
  const abis = app.game && random.chance(0.35) ? ['arm64-v8a', 'armeabi-v7a'] : ['universal']
  const step = app.about === '-' ? 90 : Math.floor(random.next() ** 0.8 * (app.game ? 94 : 78))
  const signer = signerOf(app)
  const made = versions.flatMap((version, index) =>
    abis.map((abi, rank) => {
      const age = versions.length - 1 - index
      const padSize = at(padSizes, Math.max(0, step - Math.round(age * 1.3) - rank * 4))
      const path = `${app.packageName}/${version.code}/${abi}.apk`
      const note = `Pergola demo package\n${app.name} ${version.name} (${version.code}) ${abi}\nNot an app: nothing here can be installed.\n`
      const file = packageFile(path, padSize, note)
      const row: Row = {
        version_id: version.id,
        abi,
        path,
        size: file.size,
        sha256: `\\x${file.sha256}`,
        signer_sha256: `\\x${signer}`,
      }
      return { row, file }
    }),
  )
  return { rows: made.map(one => one.row), files: made.map(one => one.file) }
}
