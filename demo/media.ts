import { mkdir, open, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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

/** Only the two ends are written; the zeros between them stay a hole and take no room on the disk. */
export async function writePackage(file: string, { size, head, tail }: PackageFile): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.truncate(size)
    await handle.write(head, 0, head.length, 0)
    await handle.write(tail, 0, tail.length, size - tail.length)
  } finally {
    await handle.close()
  }
}

export async function writeMedia(mediaDir: string, catalogue: Catalogue): Promise<void> {
  const images = [...catalogue.masters].map(([key, svg]) => ({
    file: join(mediaDir, 'drawn', `${key}.svg`),
    svg,
  }))
  const packages = catalogue.packages.map(one => ({ file: join(mediaDir, 'packages', one.path), one }))
  const films = catalogue.films.map(one => ({ file: join(mediaDir, 'videos', one.path), one }))
  await makeFolders([...images, ...packages, ...films].map(({ file }) => file))
  await each(images, 16, ({ file, svg }) => writeFile(file, svg))
  await each(packages, 16, ({ file, one }) => writePackage(file, one))
  await each(films, 2, async ({ file, one }) => writeFile(file, await makeFilm(one.stills)))
}
