import type { Command } from '../../contract/commands/all.schema.ts'
import { conditionsOf, fieldsOf, groupsOfCommands } from '../../contract/commands/describe.schema.ts'
import { REASONS } from '../../contract/commands/reasons.ts'
import { ROLES } from '../../contract/commands/roles.ts'
import { commandSummaries } from '../../ui/words/en/commands.ts'
import { flagOf } from '../command-line/arguments.ts'

/** docs/commands.md: what stands before the list, and the list as the contract has it. */
export function commandsDoc(template: string): string {
  const groups = [...groupsOfCommands().entries()]
  const commands = groups.flatMap(([, all]) => all)
  return template
    .replace('<!-- roles -->', roleTable(commands))
    .replace('<!-- reasons -->', REASONS.map(reason => `\`${reason}\``).join(', '))
    .replace(
      '<!-- commands -->',
      groups.map(([group, all]) => [`## ${group}`, ...all.map(section)].join('\n\n')).join('\n\n'),
    )
}

function roleTable(commands: Command[]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    line(['command', ...ROLES]),
    line(['---', ...ROLES.map(() => ':---:')]),
    ...commands.map(({ name, roles }) =>
      line([`\`${name}\``, ...ROLES.map(role => (roles.includes(role) ? '✓' : ''))]),
    ),
  ].join('\n')
}

function section(contract: Command): string {
  const escaped = (text: string) => text.replaceAll('|', '\\|')
  return [
    `### ${contract.name}`,
    `${commandSummaries[contract.name]} Conditions: ${conditionsOf(contract).join('; ')}.`,
    [
      '| field | type | what it says |',
      '| --- | --- | --- |',
      ...fieldsOf(contract).map(
        ({ name, type, needed, summary }) =>
          `| \`--${flagOf(name)}\`${needed ? ' (needed)' : ''} | \`${escaped(type)}\` | ${escaped(summary)} |`,
      ),
    ].join('\n'),
  ].join('\n\n')
}
