import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '../data/files/file-store.ts'
import type { Catalogue, PackageFile } from './model.ts'
import { makeFilm } from './video/film.ts'

/** Runs the work with a few at a time. */
async function each<T>(list: Iterable<T>, atOnce: number, work: (one: T) => Promise<void>): Promise<void> {
  const queue = list[Symbol.iterator]()
  const worker = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function makeFolders(files: string[]): Promise<void> {
  await each(new Set(files.map(file => dirname(file))), 16, async folder => {
    await mkdir(folder, { recursive: true })
  })
}

/**
 * Only the two ends are written; the zeros between them stay a hole and take no room on the disk. The hash is known since the file
 * was made, and to hash all of them again takes half a minute: so in a folder they get their names without being put.
 */
export async function writePackage(files: FileStore, one: PackageFile): Promise<void> {
  if (files.kind === 's3') {
    await files.put(bytesOf(one), one)
    return
  }
  const { size, head, tail } = one
  const name = files.pathOf(one.sha256)
  const part = `${name}.part`
  await mkdir(dirname(name), { recursive: true })
  const handle = await open(part, 'w')
  try {
    await handle.truncate(size)
    await handle.write(head, 0, head.length, 0)
    await handle.write(tail, 0, tail.length, size - tail.length)
  } finally {
    await handle.close()
  }
  await rename(part, name)
}

async function* bytesOf({ size, head, tail }: PackageFile): AsyncGenerator<Uint8Array> {
  const zeros = Buffer.alloc(1 << 20)
  yield head
  for (let left = size - head.length - tail.length; left > 0; left -= zeros.length)
    yield zeros.subarray(0, left)
  yield tail
}

export async function writeMedia(mediaDir: string, files: FileStore, catalogue: Catalogue): Promise<void> {
  const images = [...catalogue.masters].map(([key, svg]) => ({
    file: join(mediaDir, 'drawn', `${key}.svg`),
    svg,
  }))
  const films = catalogue.films.map(one => ({ file: join(mediaDir, 'videos', one.path), one }))
  await makeFolders([...images, ...films].map(({ file }) => file))
  await each(images, 16, ({ file, svg }) => writeFile(file, svg))
  await each(catalogue.packages, 16, one => writePackage(files, one))
  await each(films, 2, async ({ file, one }) => writeFile(file, await makeFilm(one.stills)))
}
