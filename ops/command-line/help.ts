import type { Command } from '../../contract/commands/all.schema.ts'
import { conditionsOf, fieldsOf, groupsOfCommands } from '../../contract/commands/describe.schema.ts'
import { REASONS } from '../../contract/commands/reasons.ts'
import { commandSummaries } from '../../ui/words/en/commands.ts'
import { flagOf } from './arguments.ts'

/** Every command, in a line each. */
export const allCommands = (): string =>
  [
    'npm run command -- NAME [--field value …] [--dry-run] [--json] [--reason "…"]',
    '',
    ...[...groupsOfCommands().values()].flatMap(commands => [
      ...commands.map(({ name }) => `  ${name.padEnd(24)} ${commandSummaries[name]}`),
      '',
    ]),
    'npm run command -- NAME --help says what one of them takes; docs/reference/commands.md lists them all.',
  ].join('\n')

export function helpOf(contract: Command): string {
  const fields = fieldsOf(contract).map(({ name, type, needed, summary }) => {
    const flag = `  --${flagOf(name)} ${type}`
    return [needed ? `${flag}  (needed)` : flag, ...(summary ? [`      ${summary}`] : [])].join('\n')
  })
  return [
    `${contract.name}: ${commandSummaries[contract.name]}`,
    conditionsOf(contract).join('; '),
    '',
    ...fields,
    '',
    '  --input FILE        the whole input as JSON; - reads what is piped in',
    '  --each FILE         many inputs, one JSON object a line, 500 at a time',
    '  --dry-run           says what would change and be purged, and changes nothing',
    '  --json              answers in JSON',
    `  --reason "…", --reason-kind ${REASONS.join('|')}`,
  ].join('\n')
}
