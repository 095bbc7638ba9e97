import type { Database } from '../../../data/db/database.ts'
import { rowFaults } from '../../../data/db/queries/checks/row-faults.ts'
import type { RowOf } from '../../../data/db/row-of.ts'

/** Something that is not as it should be, and what to do about it. */
export interface Fault {
  what: string
  where: string
  mend: string
}

const SAID: Record<RowOf<typeof rowFaults>['check'], Omit<Fault, 'where'>> = {
  'current version': {
    what: 'the current version is not the highest that is published',
    mend: 'Give version.publish again for the version that it should be.',
  },
  'count of comments': {
    what: 'comments are counted wrongly',
    mend: 'Hide and show one of its comments, after a look at who wrote past the commands.',
  },
  'count of replies': {
    what: 'replies are counted wrongly',
    mend: 'Look at who wrote past the commands.',
  },
  name: { what: 'a live app has no name', mend: 'Give app.edit with texts.' },
  search: {
    what: 'a live app is found by nobody, or one that is not live is found',
    mend: 'npm run search:index',
  },
  picture: {
    what: 'visitors get a picture of an app that was taken down',
    mend: 'Give app.restore and app.takedown again.',
  },
  'unready picture': {
    what: 'a live app names a picture that isn’t ready',
    mend: 'Run npm run pictures. The worker’s log names those that it can’t read.',
  },
  document: {
    what: 'a page’s document says something else than the catalogue',
    mend: 'Run npm run documents -- --rewrite.',
  },
  purge: {
    what: 'a purge waits for an edge for more than a minute',
    mend: 'Look whether the worker, NATS and every edge run (docs/how-to/runbooks.md).',
  },
  tag: {
    what: 'a purge names what is no tag',
    mend: 'catalogue/commands/tags.ts makes them: a fault of the program.',
  },
}

export const checkRows = async (db: Database): Promise<Fault[]> =>
  (await rowFaults(db)).map(({ check, place }) => ({ ...SAID[check], where: place }))
