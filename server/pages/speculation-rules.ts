import type { FastifyInstance } from 'fastify'
import type { PageType } from '../../contract/page-types.ts'
import { SPECULATION_RULES_DIR } from '../../contract/speculation.ts'
import { keepBy } from './keep-by.ts'
import type { Languages } from './languages.ts'

/** On a PC when the pointer rests on a link, on a phone when it is touched; with `Save-Data`, where the edge asks for `none`, never. */
const EAGERNESS = { PC: 'moderate', Mobile: 'conservative', none: undefined } as const

const rulesPath = (name: keyof typeof EAGERNESS) => `${SPECULATION_RULES_DIR}${name}.json`

/** The header by which a browser finds the rules; a mip page is shown by search engines. */
export const speculationHeader = (pageType: PageType): Record<string, string> =>
  pageType === 'mip' ? {} : { 'speculation-rules': `"${rulesPath(pageType)}"` }

/**
 * Which pages a browser makes ready before a visitor opens them: those that have an address without a query, so no download, search or
 * `action=` is among them. Links to files say `nofollow`.
 */
export function speculationRules(paths: readonly string[], eagerness: string | undefined): object {
  if (!eagerness) return {}
  const pages = paths.filter(path => !path.startsWith('/mip/'))
  const where = {
    and: [
      { or: pages.map(pathname => ({ href_matches: { pathname, search: '', hash: '' } })) },
      { not: { selector_matches: '[rel~=nofollow], [target]' } },
    ],
  }
  return { prerender: [{ where, eagerness }] }
}

export function serveSpeculationRules(app: FastifyInstance, { all }: Languages): void {
  const paths = all.flatMap(({ pages }) => pages.map(({ path }) => path))
  for (const [name, eagerness] of Object.entries(EAGERNESS)) {
    const rules = JSON.stringify(speculationRules(paths, eagerness))
    app.get(rulesPath(name as keyof typeof EAGERNESS), async (_request, reply) =>
      reply
        .headers({ ...keepBy(['layout'], 'public, max-age=3600'), vary: 'Save-Data' })
        .type('application/speculationrules+json')
        .send(rules),
    )
  }
}
