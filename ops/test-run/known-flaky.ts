import type { KnownFlaky } from './closing-words.ts'

const FIRST = 'the first load of the page moves a line (0.056); why is not known yet'

/** By the name that CI prints. A test is here for as long as its reason holds, and no longer. */
export const knownFlaky: KnownFlaky = {
  'tests/e2e/discovery.spec.ts › finding apps, Mobile › collection: light, quiet, and nothing for axe to find':
    FIRST,
  'tests/e2e/discovery.spec.ts › finding apps, Mobile › developer: light, quiet, and nothing for axe to find':
    FIRST,
}
