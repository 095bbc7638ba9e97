import { PEOPLE_ROLES, type Role } from '../../../contract/commands/roles.ts'
import { words } from '../../words/words.ts'
import { Icon } from '../icon.tsx'

export interface RoleCommand {
  name: string
  summary: string
  roles: readonly Role[]
  /** Whether a second person must agree. */
  isForTwo: boolean
}

/** What each role may do, command by command. */
export function RoleTable({ commands }: { commands: RoleCommand[] }) {
  return (
    <details className="card">
      <summary className="card-h">
        <h2>{words.people.mayDo}</h2>
      </summary>
      <div className="tw">
        <table className="t t-s">
          <thead>
            <tr>
              <th>{words.changes.command}</th>
              {PEOPLE_ROLES.map(role => (
                <th key={role}>{words.roles[role]}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {commands.map(({ name, summary, roles, isForTwo }) => (
              <tr key={name}>
                <td>
                  <a className="code" href={`/commands/${name}`} title={summary}>
                    {name}
                  </a>{' '}
                  {isForTwo && <span className="bdg">{words.places.requests}</span>}
                </td>
                {PEOPLE_ROLES.map(role => (
                  <td key={role}>
                    {roles.includes(role) ? (
                      <>
                        <Icon name="check" />
                        <span className="sr">{words.people.may}</span>
                      </>
                    ) : (
                      '–'
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
