import { PEOPLE_ROLES, type PersonRole } from '../../../contract/commands/roles.ts'
import { words } from '../../words/words.ts'
import { Card } from '../card.tsx'
import { Choice, CommandForm, Field, Reason, Token, useWritten } from '../form.tsx'
import { initials } from '../initials.ts'
import { PageHead } from '../page-head.tsx'
import { useRequest } from '../request-context.ts'
import { Time } from '../time.tsx'
import { view } from '../view.ts'
import { type RoleCommand, RoleTable } from './role-table.tsx'
import { type SessionModel, Sessions } from './sessions.tsx'

export interface PersonModel {
  id: number
  revision: number
  name: string
  role: PersonRole
  email: string | null
  ended: boolean
  keys: number
  /** Whether a second person has agreed that this one comes in anew. */
  mayReset: boolean
  /** Whether they came in before. */
  wasHere: boolean
  seenAt: string | null
}

export interface PeopleModel {
  people: PersonModel[]
  sessions: SessionModel[]
  commands: RoleCommand[]
}

const roleOptions = () => PEOPLE_ROLES.map(role => [role, words.roles[role]] as const)

export const peopleView = view<PeopleModel>({
  title: () => words.places.people,
  View({ model: { people, sessions, commands } }) {
    const { person: me } = useRequest()
    const written = useWritten('person.put')
    return (
      <>
        <PageHead title={words.places.people} sub={words.people.sub} />
        <div className="main-aside">
          <div className="col">
            <Card id="people" title={words.people.all}>
              <ul className="list">
                {people.map(person => (
                  <li key={person.id}>
                    {/* Whoever was never here waits for a link. */}
                    <details className="person" open={!person.ended && !person.seenAt}>
                      <summary className="need">
                        <span className="av av-32" aria-hidden="true">
                          {initials(person.name)}
                        </span>
                        <span className="grow">
                          <b>{person.name}</b>
                          <span className="t12 ink3 block">
                            {person.ended ? words.people.ended : words.roles[person.role]}
                            {' · '}
                            {words.people.keys(person.keys)}
                            {person.seenAt && (
                              <>
                                {' · '}
                                <Time at={person.seenAt} />
                              </>
                            )}
                          </span>
                        </span>
                      </summary>
                      {!person.ended && (
                        <div className="card-b col">
                          <CommandForm command="person.put" className="col">
                            <input type="hidden" name="id" value={person.id} />
                            <input type="hidden" name="revision" value={person.revision} />
                            <Choice
                              name="role"
                              label={words.people.role}
                              value={person.role}
                              options={roleOptions()}
                            />
                            <Field
                              name="email"
                              type="email"
                              label={words.people.email}
                              value={person.email}
                              help={words.people.emailHelp}
                            />
                            <div>
                              <button className="btn" type="submit">
                                {words.people.save}
                              </button>
                            </div>
                          </CommandForm>
                          {person.mayReset || !(person.keys > 0 || person.wasHere) ? (
                            <form method="post" action={`/people/${person.id}/link`}>
                              <Token />
                              <button className="btn" type="submit">
                                {words.people.makeLink}
                              </button>
                            </form>
                          ) : person.id === me?.id ? null : (
                            <CommandForm command="person.reset" className="col" after="/requests">
                              <input type="hidden" name="id" value={person.id} />
                              <p className="help">{words.people.resetHelp}</p>
                              <Reason command="person.reset" needed />
                              <div>
                                <button className="btn" type="submit">
                                  {words.people.reset(person.name)}
                                </button>
                              </div>
                            </CommandForm>
                          )}
                          {person.id !== me?.id && (
                            <CommandForm command="person.end" className="col">
                              <input type="hidden" name="id" value={person.id} />
                              <Reason command="person.end" needed />
                              <div>
                                <button className="btn btn-dl" type="submit">
                                  {words.people.end(person.name)}
                                </button>
                              </div>
                            </CommandForm>
                          )}
                        </div>
                      )}
                    </details>
                  </li>
                ))}
              </ul>
            </Card>
            <Sessions sessions={sessions} title={words.people.sessions} names />
            <RoleTable commands={commands} />
          </div>
          <Card id="new-person" title={words.people.add}>
            <CommandForm command="person.put" className="card-b col">
              <Field
                name="name"
                label={words.people.name}
                required
                maxLength={100}
                value={written('name', '')}
                help={words.access.nameHelp}
              />
              <Choice
                name="role"
                label={words.people.role}
                value={written('role', 'editor')}
                options={roleOptions()}
              />
              <Field
                name="email"
                type="email"
                label={words.people.email}
                value={written('email', '')}
                help={words.people.emailHelp}
              />
              <button className="btn btn-p" type="submit">
                {words.people.add}
              </button>
            </CommandForm>
          </Card>
        </div>
      </>
    )
  },
})
