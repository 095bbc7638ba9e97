import type { Command } from '../../contract/commands/all.schema.ts'
import type { CommandContract } from '../../contract/commands/command.ts'
import { type Field, fieldsOf, groupsOfCommands } from '../../contract/commands/describe.schema.ts'
import { REASONS } from '../../contract/commands/reasons.ts'
import { commandSummaries } from '../../ui/words/en/commands.ts'
import { flagOf } from '../command-line/arguments.ts'
import { table } from './table.ts'

/** Returns docs/reference/commands.md. Fields are described once, not per command. */
export function commandsPage(): string {
  const groups = [...groupsOfCommands().entries()]
  const commands = groups.flatMap(([, all]) => all)
  return `# Commands

Every change of the catalog is a command, from the console, the command line, an import or a schedule. This page lists them all.

\`\`\`sh
npm run command -- app.edit --help
npm run command -- app.edit --app 42 --texts '{"en": {"name": "Moss"}}' --dry-run
npm run command -- app.takedown --app 42 --reason "court order 7/2026" --reason-kind law
npm run command -- app.edit --each prices.ndjson    # many: one JSON object per line
npm run command -- change.undo --change 1234
\`\`\`

- \`--dry-run\` prints what would change and be purged, and rolls back.
- Commands are idempotent: without a difference, no change is recorded.
- \`change.undo\` restores every row of a change, unless one was changed again later. Roles that can run a command can undo it.
- The record names the shell user as \`shell:name\`, with a [personal token](../how-to/manage-access.md#run-commands-under-your-own-name) as \`Ada (shell:name)\`. Commands that need a second person run in the console.
- Exit codes: 0 done, 1 a dependency is unavailable, 2 usage, 3 refused (role, reason, approval, package), 4 not found or conflict.
- Also dropping stale copies from caches: ${commands.flatMap(({ name, hard }) => (hard ? `\`${name}\`` : [])).join(', ')}.
- Reason kinds: ${REASONS.map(reason => `\`${reason}\``).join(', ')}.

In the lists of fields, **bold** ones are required, *italic* ones for a new row. *passkey* means recent re-authentication in the console.
How a change reaches visitors: [publishing](../explanation/publishing.md). Messages: [errors](errors.md).

${groups.map(([group, all]) => groupSection(group, all)).join('\n\n')}

${fieldSection(commands)}
`
}

function groupSection(group: string, commands: Command[]): string {
  const rows = commands.map(command => [
    `\`${command.name}\``,
    commandSummaries[command.name],
    command.roles.join(', '),
    needsOf(command),
  ])
  const fields = commands.map(command => {
    const names = fieldsOf(command).map(field => fieldName(field, command.needed))
    return `- \`${command.name}\`: ${names.join(', ')}`
  })
  return `## ${group}\n\n${table(['command', 'what it does', 'roles', 'requires'], rows)}\n\n${fields.join('\n')}`
}

const needsOf = ({ requiresReason, wantsApproval, requiresReauth }: CommandContract) =>
  [requiresReason && 'reason', wantsApproval && 'approval', requiresReauth && 'passkey']
    .filter(Boolean)
    .join(', ')

const fieldName = ({ name, needed }: Field, ofNew: readonly string[] = []) => {
  const mark = needed ? '**' : ofNew.includes(name) ? '*' : ''
  return `${mark}\`${flagOf(name)}\`${mark}`
}

/** Every field once: those with notes in a table, the others by type. Commands are named only where a type differs. */
function fieldSection(commands: Command[]): string {
  const types = new Map<string, Map<string, { summary: string; commands: string[] }>>()
  for (const command of commands)
    for (const { name, type, summary } of fieldsOf(command)) {
      const ofName = types.get(name) ?? new Map()
      const known = ofName.get(type) ?? { summary: '', commands: [] }
      ofName.set(type, { summary: known.summary || summary, commands: [...known.commands, command.name] })
      types.set(name, ofName)
    }
  const fields = [...types].flatMap(([name, ofName]) =>
    [...ofName].map(([type, { summary, commands }]) => ({
      name: `\`${flagOf(name)}\`${ofName.size > 1 ? ` (${commands.join(', ')})` : ''}`,
      type: `\`${type}\``,
      summary,
    })),
  )
  const plain = Map.groupBy(
    fields.filter(({ summary }) => !summary),
    ({ type }) => type,
  )
  return `## Fields

On the command line a field is a flag: \`starts-at\` is \`--starts-at\`. Objects and lists are JSON; \`{ …: T }\` has a \`T\` by language or column.

${table(
  ['field', 'type', 'notes'],
  fields.filter(({ summary }) => summary).map(({ name, type, summary }) => [name, type, summary]),
)}

${[...plain].map(([type, all]) => `- ${type}: ${all.map(({ name }) => name).join(', ')}`).join('\n')}`
}
