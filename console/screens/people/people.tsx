import type { Command } from '../../../contract/commands/all.schema.ts'
import { PEOPLE_ROLES } from '../../../contract/commands/roles.ts'
import type { allPeople } from '../../../data/db/queries/people/people.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import { Avatar } from '../../kit/avatar.tsx'
import { Button } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import { Choice, CommandForm, Field, Reason, Token, useWritten } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { useRequest } from '../../kit/request-context.ts'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { RoleTable } from './role-table.tsx'
import { type SessionModel, Sessions } from './sessions.tsx'
import { type TokenModel, Tokens } from './tokens.tsx'

export interface PeopleModel {
  people: RowOf<typeof allPeople>[]
  sessions: SessionModel[]
  tokens: TokenModel[]
  commands: Command[]
}

const roleOptions = () => PEOPLE_ROLES.map(role => [role, words.roles[role]] as const)

export const peopleView = view<PeopleModel>({
  title: () => words.places.people,
  View({ model: { people, sessions, tokens, commands } }) {
    const { person: me } = useRequest()
    const written = useWritten('person.put')
    return (
      <>
        <PageHead title={words.places.people} sub={words.people.sub} />
        <div className={look.mainAside}>
          <div className={look.col}>
            <Card id="people" title={words.people.all}>
              <ul className={look.list}>
                {people.map(person => (
                  <li key={person.id}>
                    {/* A member who never signed in needs a link. */}
                    <details open={!person.ended && !person.seenAt}>
                      <summary className={look.line}>
                        <Avatar name={person.name} isLarge />
                        <span className={look.grow}>
                          <b>{person.name}</b>
                          <span className={look.noteLine}>
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
                        <div className={card.stack}>
                          <CommandForm command="person.put" className={look.col}>
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
                              <Button>{words.people.save}</Button>
                            </div>
                          </CommandForm>
                          {person.mayReset || !(person.keys > 0 || person.wasHere) ? (
                            <form method="post" action={`/people/${person.id}/link`}>
                              <Token />
                              <Button>{words.people.makeLink}</Button>
                            </form>
                          ) : person.id === me?.id ? null : (
                            <CommandForm command="person.reset" className={look.col} after="/requests">
                              <input type="hidden" name="id" value={person.id} />
                              <p className={look.note}>{words.people.resetHelp}</p>
                              <Reason command="person.reset" needed />
                              <div>
                                <Button>{words.people.reset(person.name)}</Button>
                              </div>
                            </CommandForm>
                          )}
                          {person.id !== me?.id && (
                            <CommandForm command="person.end" className={look.col}>
                              <input type="hidden" name="id" value={person.id} />
                              <Reason command="person.end" needed />
                              <div>
                                <Button tone="dangerOutline">{words.people.end(person.name)}</Button>
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
            {tokens.length > 0 && (
              <Card id="tokens" title={words.people.tokens}>
                <Tokens tokens={tokens} names />
              </Card>
            )}
            <RoleTable commands={commands} />
          </div>
          <Card id="new-person" title={words.people.add}>
            <CommandForm command="person.put" className={card.stack}>
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
              <Button tone="main">{words.people.add}</Button>
            </CommandForm>
          </Card>
        </div>
      </>
    )
  },
})
