import { at, randomFrom } from '../core/random.ts'
import { cells, wordsOf } from '../core/words.ts'

export type Developer = {
  id: number
  key: string
  name: string
  top: string
  kinds: string[]
  verified: boolean
}

export const developers: Developer[] = wordsOf('developers')('').map((line, index) => {
  const [key = '', name = '', top = '', kinds = ''] = cells(line)
  const verified = index < 2 || randomFrom(`verified ${key}`).chance(0.6)
  return { id: index + 1, key, name, top, kinds: kinds.split(' '), verified }
})

/** Deals the developers of a kind to its apps in turn, so that most have two or three apps. */
export function developerFor(kind: string, turn: number): Developer {
  return at(
    developers.filter(developer => developer.kinds.includes(kind)),
    turn,
  )
}
