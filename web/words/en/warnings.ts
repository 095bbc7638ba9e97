import { antiFeatures } from '../../../ui/words/en/anti-features.ts'
import { counted } from './plural.ts'

/** What the repository that an app comes from warns of. */
export const warnings = {
  title: 'Good to know',
  lead: 'The repository that offers this app warns of this.',
  count: (n: number) => counted(n, 'thing'),
  trust: (n: number) => counted(n, 'warning'),
  list: (titles: string[]) => titles.join(', '),
  /** After the repository's own name for what this store has no words for. */
  other: 'Its own name for it. Look it up in the repository.',
  known: antiFeatures,
}
