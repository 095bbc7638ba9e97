import type { goodTokens } from '../../../data/db/queries/access/personal-tokens.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import { Button } from '../../kit/button.tsx'
import { PostForm } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'

export type TokenModel = RowOf<typeof goodTokens>

/** Personal tokens for the command line; each can be ended. */
export function Tokens({ tokens, names = false }: { tokens: TokenModel[]; names?: boolean }) {
  return (
    <ul className={look.list}>
      {tokens.map(({ id, person, label, expiresAt, usedAt, usedBy }) => (
        <li key={id} className={look.line}>
          <span className={look.grow}>
            {names && <b>{person} </b>}
            {label}
            <span className={look.noteLine}>
              {words.people.expires} <Time at={expiresAt} />
              {usedAt && usedBy && (
                <>
                  {' · '}
                  {words.people.seen} <Time at={usedAt} /> {words.people.usedBy(usedBy)}
                </>
              )}
            </span>
          </span>
          <PostForm action="/tokens/end">
            <input type="hidden" name="token" value={id} />
            <Button size="small">{words.people.endToken}</Button>
          </PostForm>
        </li>
      ))}
    </ul>
  )
}
