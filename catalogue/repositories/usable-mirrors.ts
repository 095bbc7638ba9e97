import type { IndexRepository } from '../../contract/import/index.schema.ts'
import { mirrorPlace } from './fetch/places.ts'
import { UntrustedError } from './untrusted.ts'

/** Where else an index says that it is, as far as we would ask there. Many name onion addresses and http, which is no fault of theirs. */
export function usableMirrors({ mirrors }: IndexRepository, own: string): string[] {
  const isUsable = (url: string) => {
    try {
      return url !== own && mirrorPlace(url).kind === 'web'
    } catch (error) {
      if (error instanceof UntrustedError) return false
      throw error
    }
  }
  return [...new Set(mirrors.map(({ url }) => url))].filter(isUsable)
}
