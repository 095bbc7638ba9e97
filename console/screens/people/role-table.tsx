import type { Command } from '../../../contract/commands/all.schema.ts'
import { mayGive, PEOPLE_ROLES } from '../../../contract/commands/roles.ts'
import { commandSummaries } from '../../../ui/words/command-words.ts'
import { Badge } from '../../kit/badge.tsx'
import card from '../../kit/card.module.css'
import { Icon } from '../../kit/icon.tsx'
import look from '../../kit/look.module.css'
import { Table } from '../../kit/table.tsx'
import { words } from '../../words/words.ts'

/** What each role may do, command by command. */
export function RoleTable({ commands }: { commands: Command[] }) {
  return (
    <details className={card.card}>
      <summary className={card.head}>
        <h2>{words.people.mayDo}</h2>
      </summary>
      <Table
        isCompact
        rows={commands}
        keyOf={({ name }) => name}
        columns={[
          {
            head: words.changes.command,
            cell: ({ name, wantsApproval }) => (
              <>
                <a className={look.code} href={`/commands/${name}`} title={commandSummaries[name]}>
                  {name}
                </a>{' '}
                {wantsApproval && <Badge>{words.places.requests}</Badge>}
              </>
            ),
          },
          ...PEOPLE_ROLES.map(role => ({
            head: words.roles[role],
            cell: (command: Command) => (mayGive(command, role) ? <May /> : '–'),
          })),
        ]}
      />
    </details>
  )
}

const May = () => (
  <>
    <Icon name="check" />
    <span className={look.srOnly}>{words.people.may}</span>
  </>
)
