import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { RepositorySettings } from '../../catalogue/commands/repository-rows.ts'
import { readAddress } from '../../catalogue/repositories/read-address.ts'
import { BadCall } from './arguments.ts'

export const IMPORT_HELP = `npm run import -- ADDRESS [--fingerprint HEX] [--also-at ADDRESS …] [--dry-run] [--packages newest|none] [--pictures newest|none] [--donations show|none] [--categories FILE] [--every HOURS] [--claim NAME …] [--allow-stale]

  ADDRESS             of an F-Droid repository: https://…/repo, also with ?fingerprint=…, or a folder that holds one;
                      or what is your own: a folder of packages, or a catalogue in our form (docs/how-to/publish-apps.md): …/catalogue.json
  --fingerprint HEX   SHA-256 of the certificate that signs it; needed once, then it is known
  --also-at ADDRESS   where else it is, by your own word; mirrors that it names itself are known without it
  --dry-run           says what would change, and changes nothing
  --packages newest   fetches the package of each app's newest version and offers it; none: no longer
  --pictures newest   fetches icons and screenshots and shows them; none: no longer
  --max N            packages that are fetched in this run at most, and apps whose pictures are, 1000 unless told; the others wait for the next
  --donations show    pages lead to where an app asks for money; none: they do not, as at first
  --categories FILE   JSON: the repository's categories by name, and the slug of the store's category for each
  --every HOURS       how often the worker imports it again by itself; 0: never
  --claim NAME        an app that waits, as one of its name is here from elsewhere, is this repository's from now on
  --allow-stale       takes a repository that is older than it says it ever gets`

export interface ImportCall {
  address: string
  pinned: string | undefined
  decided: Partial<RepositorySettings>
  claimed: string[]
  dryRun: boolean
  allowStale: boolean
  max: number | undefined
}

/** What was written after `npm run import --`; undefined: how it is called is asked. */
export function readImportArguments(written: string[]): ImportCall | undefined {
  const { values, positionals } = parsed(written)
  if (values.help || positionals.length === 0) return undefined
  const [given = '', ...others] = positionals
  if (others.length > 0) throw new BadCall('One address at a time.')
  const pasted = existsSync(given) ? resolve(given) : given
  const { address, fingerprint } = readAddress(pasted)
  const said = values.fingerprint?.replace(/[\s:]/g, '').toLowerCase()
  if (said !== undefined && !/^[0-9a-f]{64}$/.test(said))
    throw new BadCall('--fingerprint is 64 hexadecimal digits: the SHA-256 of a certificate')
  if (said && fingerprint && said !== fingerprint)
    throw new BadCall('The address names another fingerprint than --fingerprint does.')
  const { packages, pictures, donations, max, every } = values
  if (packages !== undefined && packages !== 'none' && packages !== 'newest')
    throw new BadCall('--packages is newest or none')
  if (pictures !== undefined && pictures !== 'none' && pictures !== 'newest')
    throw new BadCall('--pictures is newest or none')
  if (donations !== undefined && donations !== 'none' && donations !== 'show')
    throw new BadCall('--donations is show or none')
  if (max !== undefined && !/^\d{1,6}$/.test(max)) throw new BadCall('--max is a number')
  if (every !== undefined && !/^\d{1,4}(\.\d+)?$/.test(every))
    throw new BadCall('--every is a number of hours')
  return {
    address,
    pinned: said ?? fingerprint,
    decided: {
      ...(packages ? { packages } : {}),
      ...(values['also-at'] ? { alsoAt: values['also-at'].map(also => readAddress(also).address) } : {}),
      ...(every === undefined ? {} : { everyHours: Number(every) }),
      ...(pictures ? { pictures } : {}),
      ...(donations ? { donations } : {}),
      ...(values.categories === undefined ? {} : { categories: readMap(values.categories) }),
    },
    claimed: values.claim ?? [],
    dryRun: values['dry-run'],
    allowStale: values['allow-stale'],
    max: max === undefined ? undefined : Number(max),
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'allow-stale': { type: 'boolean', default: false },
        fingerprint: { type: 'string' },
        'also-at': { type: 'string', multiple: true },
        packages: { type: 'string' },
        pictures: { type: 'string' },
        donations: { type: 'string' },
        max: { type: 'string' },
        every: { type: 'string' },
        categories: { type: 'string' },
        claim: { type: 'string', multiple: true },
      },
    })
  } catch (error) {
    throw new BadCall((error as Error).message)
  }
}

function readMap(file: string): Record<string, string> {
  let map: unknown
  try {
    map = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BadCall(`${file}: ${(error as Error).message}`)
  }
  const isMap = typeof map === 'object' && map !== null && !Array.isArray(map)
  if (!isMap || !Object.values(map as object).every(slug => typeof slug === 'string'))
    throw new BadCall(`${file}: a JSON object with a slug for each category is wanted`)
  return map as Record<string, string>
}
