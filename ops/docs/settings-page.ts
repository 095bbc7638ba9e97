import { z } from 'zod'
import { analyticsEnvironmentSchema } from '../../analytics/config.ts'
import { signerEnvironmentSchema } from '../../catalogue/commands/signed-heads/config.ts'
import { workerEnvironmentSchema } from '../../catalogue/worker/config.ts'
import { consoleEnvironmentSchema } from '../../console/server/config.ts'
import { webEnvironmentSchema } from '../../server/config.ts'
import { backupEnvironmentSchema } from '../deploy/backup/source.ts'
import { localEnvironmentSchema } from '../settings.ts'
import { SETTINGS } from './settings.ts'
import { table } from './table.ts'

/** The settings of each process, and of scripts. */
export const ENVIRONMENTS = {
  web: webEnvironmentSchema,
  worker: workerEnvironmentSchema,
  console: consoleEnvironmentSchema,
  analytics: analyticsEnvironmentSchema,
  signer: signerEnvironmentSchema,
  backup: backupEnvironmentSchema,
  scripts: localEnvironmentSchema,
}

/** What every store of its own sets, besides generated secrets. */
const FIRST = ['PUBLIC_ORIGIN', 'CONSOLE_ORIGIN', 'STORE_DIR', 'MEDIA_DIR', 'TRUSTED_PROXIES']

const schemas = Object.entries(ENVIRONMENTS).map(([process, environment]) => {
  const { properties = {}, required = [] } = z.toJSONSchema(environment, { io: 'input' })
  return { process, properties, required }
})

/** Returns docs/reference/settings.md. */
export function settingsPage(): string {
  const all = Object.assign({}, ...Object.values(SETTINGS))
  const groups = Object.entries(SETTINGS).map(([subject, settings]) => {
    const rows = Object.entries(settings).map(([name, setting]) => [
      `\`${name}\``,
      processesOf(name).join(', '),
      defaultOf(name),
      summaryOf(setting),
    ])
    const notes = Object.entries(settings).flatMap(([name, setting]) =>
      typeof setting === 'string' ? [] : `- \`${name}\`: ${setting[1]}`,
    )
    const list = notes.length > 0 ? `\n${notes.join('\n')}\n` : ''
    return `## ${subject}\n\n${table(['setting', 'read by', 'default', 'what it controls'], rows)}\n${list}`
  })
  return `# Settings

Environment variables of every process, for operators. Each process reads its settings at startup and reports every invalid one. *required* means that there is no default.

## Set these five first

${table(
  ['setting', 'what it controls'],
  FIRST.map(name => [`\`${name}\``, summaryOf(all[name])]),
)}

\`npm run compose:env\` creates the passwords, the keys and the database and NATS addresses for every process
([install with compose](../how-to/install-with-compose.md), [on one machine](../how-to/install-on-one-machine.md)).

${groups.join('\n')}`
}

const summaryOf = (setting: (typeof SETTINGS)[string][string]) =>
  typeof setting === 'string' ? setting : setting[0]

/** `all` means the five processes of a store. */
function processesOf(name: string): string[] {
  const readers = schemas.flatMap(({ process, properties }) => (name in properties ? process : []))
  const inStore = readers.filter(process => process !== 'backup' && process !== 'scripts')
  return inStore.length === 5 ? ['all', ...readers.slice(5)] : readers
}

/** Names the process only where defaults differ. */
function defaultOf(name: string): string {
  const defaults = new Map<string, string[]>()
  for (const { process, properties, required } of schemas) {
    const schema = properties[name]
    if (typeof schema !== 'object') continue
    const value = required.includes(name) ? '*required*' : shown(schema.default)
    defaults.set(value, [...(defaults.get(value) ?? []), process])
  }
  if (defaults.size === 1) return [...defaults.keys()].join('')
  return [...defaults].map(([value, processes]) => `${value || 'none'} (${processes.join(', ')})`).join(', ')
}

const shown = (value: unknown) =>
  value === undefined || value === '' ? '' : `\`${Array.isArray(value) ? `${value[0]} …` : value}\``
