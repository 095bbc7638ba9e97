import { createHash } from 'node:crypto'
import { type FileHandle, lstat, mkdir, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type KeptFile, MAX_BYTES, nameOf, type S3Store } from './file-store.ts'
import { FilesAway, type S3Calls, type S3Limits, type S3Settings, s3Calls } from './s3-calls.ts'
import { spool } from './spool.ts'

/** Each is held in memory while it is sent, so that it can be sent again. */
const PART_BYTES = 8 * 1024 ** 2

interface S3Options extends S3Limits {
  maxBytes: number
  /** Where a file is until it is sent. */
  spoolDir: string
}

const OWN_DIR = join(tmpdir(), `pergola-files-${process.getuid?.()}`)

/** Others must not change a file after it was hashed. */
async function ownFolder(dir: string): Promise<string> {
  await mkdir(dir, { recursive: true, mode: 0o700 })
  const { uid, mode } = await lstat(dir)
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) throw new Error(`${dir} is not this process's own`)
  return dir
}

const keyOf = (sha256: string) => `files/${nameOf(sha256)}`

/**
 * Files in a bucket, as `files/ab/abcd…`. A file is on this machine's disk before its first byte goes there, so its hash is known:
 * a broken, wrong or too large one costs no call. It is sent in parts, and appears under its hash after the last call.
 */
export function s3Store(
  settings: S3Settings,
  { timeoutMs = 20_000, tries = 3, maxBytes = MAX_BYTES, spoolDir = OWN_DIR }: Partial<S3Options> = {},
): S3Store {
  const s3 = s3Calls(settings, { timeoutMs, tries })
  return {
    kind: 's3',
    async put(source, expected) {
      const { path, ...kept } = await spool(source, await ownFolder(spoolDir), { ...expected, maxBytes })
      try {
        const file = await open(path)
        await send(s3, file, kept).finally(() => file.close())
      } finally {
        await rm(path, { force: true })
      }
      return kept
    },
    open: (sha256, range) =>
      s3.stream(keyOf(sha256), range ? { range: `bytes=${range.from}-${range.to}` } : {}),
    head: sha256 => headOf(s3, sha256),
    async remove(sha256) {
      await s3.ask('DELETE', keyOf(sha256))
    },
    async *list(prefix) {
      for (let last = ''; ; ) {
        const query = {
          'list-type': '2',
          prefix: `files/${prefix}/`,
          ...(last ? { 'start-after': last } : {}),
        }
        const answer = await s3.ask('GET', '', { query })
        if (!answer) throw new FilesAway(`there is no bucket ${settings.bucket}`)
        for (const [, entry = ''] of answer.text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          last = tag(entry, 'Key')
          const [, sha256] = /^files\/..\/([\da-f]{64})$/.exec(last) ?? []
          if (sha256)
            yield {
              sha256,
              size: Number(tag(entry, 'Size')),
              writtenAt: new Date(tag(entry, 'LastModified')),
            }
        }
        if (tag(answer.text, 'IsTruncated') !== 'true') return
      }
    },
    linkTo: (sha256, handing) => s3.linkTo(keyOf(sha256), handing),
  }
}

async function headOf(s3: S3Calls, sha256: string) {
  const answer = await s3.ask('HEAD', keyOf(sha256))
  return (
    answer && {
      size: Number(answer.headers.get('content-length')),
      writtenAt: new Date(answer.headers.get('last-modified') ?? 0),
    }
  )
}

async function send(s3: S3Calls, file: FileHandle, { sha256, size }: KeptFile): Promise<void> {
  const key = keyOf(sha256)
  const begun = await s3.ask('POST', key, { query: { uploads: '' } })
  const uploadId = tag(begun?.text ?? '', 'UploadId')
  if (!uploadId) throw new FilesAway(`POST ${key}: there is no such bucket`)
  try {
    const parts = await sendParts(s3, file, { key, uploadId, size })
    const list = parts.map((etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${etag}</ETag></Part>`)
    const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
    // 404: it was done, and only the answer got lost. Errors after 200 are in the body.
    const done = await s3.ask('POST', key, { query: { uploadId }, body })
    if (done?.text.includes('<Error>')) throw new FilesAway(`POST ${key}: ${done.text.slice(0, 300)}`)
  } catch (error) {
    // If this fails too, the bucket's lifecycle rule removes the upload (docs/how-to/high-availability.md).
    await s3.ask('DELETE', key, { query: { uploadId } }).catch(() => undefined)
    throw error
  }
  await seenWhole(s3, sha256, size)
}

/** The tags that the store gave, by which it knows them again: it refuses a part that has not the hash that it was sent with. */
async function sendParts(
  s3: S3Calls,
  file: FileHandle,
  { key, uploadId, size }: { key: string; uploadId: string; size: number },
): Promise<string[]> {
  const tags: string[] = []
  for (let at = 0; at < size; at += PART_BYTES) {
    const body = Buffer.alloc(Math.min(PART_BYTES, size - at))
    const { bytesRead } = await file.read(body, 0, body.length, at)
    if (bytesRead !== body.length) throw new Error('a file became shorter while it was sent')
    const answer = await s3.ask('PUT', key, {
      query: { partNumber: String(tags.length + 1), uploadId },
      headers: { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
      body,
    })
    const etag = answer?.headers.get('etag')
    if (!etag) throw new FilesAway(`PUT ${key}: a part was not taken`)
    tags.push(etag)
  }
  return tags
}

/** Some stores answer before all of it can be read. */
async function seenWhole(s3: S3Calls, sha256: string, size: number): Promise<void> {
  for (let n = 0; n < 6; n += 1) {
    if ((await headOf(s3, sha256))?.size === size) return
    await pause(50 * 2 ** n)
  }
  throw new FilesAway(`${keyOf(sha256)} is not there as it was put`)
}

/** Returns the content of the first of these tags; hashes, numbers and times need no more. */
const tag = (xml: string, name: string) => new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
