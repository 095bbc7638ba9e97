import { antiFeatures } from '../../../ui/words/en/anti-features.ts'
import { counted } from './plural.ts'

/** What the repository that an app comes from warns of. */
export const warnings = {
  title: 'Good to know',
  lead: 'The repository this app comes from flags the following.',
  count: (n: number) => counted(n, 'item', 'items'),
  trust: (n: number) => counted(n, 'warning', 'warnings'),
  list: (titles: string[]) => titles.join(', '),
  /** After the repository's own name for what this store has no words for. */
  other: 'Flagged by the repository under this name.',
  known: antiFeatures,
}
