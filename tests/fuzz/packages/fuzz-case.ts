import { type Random, randomFrom } from '../../attack/target.ts'
import { buildZip, type ZipPart } from '../../support/build-zip.ts'
import { mutate } from './mutate.ts'
import type { Seed } from './seeds.ts'

/** The same file for the same seed and number, whatever ran before. */
export function fuzzCase(seeds: Seed[], seed: number, number: number): { path: string; file: Buffer } {
  const random = randomFrom((seed * 2_654_435_761 + number * 40_503) >>> 0)
  const from = seeds[random(seeds.length)]
  if (!from) throw new Error('There is no package to start from')
  return { path: from.path, file: random(5) < 2 ? mutate(from.file, random) : rebuilt(from, random) }
}

/** A sound ZIP with what is unsound in it. */
function rebuilt({ manifest, resources, file }: Seed, random: Random): Buffer {
  if (!manifest) return mutate(file, random)
  const which = random(3)
  const parts: ZipPart[] = [
    { name: 'AndroidManifest.xml', data: which === 1 ? manifest : mutate(manifest, random), stored: true },
  ]
  if (resources)
    parts.push({
      name: 'resources.arsc',
      data: which === 0 ? resources : mutate(resources, random),
      stored: true,
    })
  return buildZip(parts)
}
