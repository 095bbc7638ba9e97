import { isAntiFeature } from '../../../contract/import/anti-features.ts'
import { words } from '../../words/words.ts'
import type { DetailModel } from './model.ts'

/** A name is shown no longer than this. */
const LONGEST = 60

/** What a repository warns of in plain words; what has none is shown by the repository's own name, last. */
export function presentWarnings(ids: string[]): DetailModel['warnings'] {
  const { known, other } = words.warnings
  return [
    ...ids.filter(isAntiFeature).map(id => ({ id, ...known[id] })),
    ...ids
      .filter(id => !isAntiFeature(id))
      .map(id => ({ id, title: id.length > LONGEST ? `${id.slice(0, LONGEST)}…` : id, why: other })),
  ]
}
