import { Alert } from '../kit/alert.tsx'
import { Button, ButtonLink } from '../kit/button.tsx'
import { Field, Token } from '../kit/form.tsx'
import { Icon } from '../kit/icon.tsx'
import look from '../kit/look.module.css'
import { view } from '../kit/view.ts'
import { words } from '../words/words.ts'
import style from './gate.module.css'
import { Gate } from './gate.tsx'

export interface SignInModel {
  /** For the browser's own dialog, as JSON. */
  options: string
  hasService: boolean
  after: string
  isWrong: boolean
  /** Whether a signed-in person authenticates again. */
  fresh: boolean
}

export const signInView = view<SignInModel>({
  bare: true,
  title: ({ fresh }) => (fresh ? words.access.again : words.access.signIn),
  View({ model: { options, hasService, after, isWrong, fresh } }) {
    const action = fresh ? '/fresh' : '/sign-in'
    const service = `/sign-in/service?after=${encodeURIComponent(after)}${fresh ? '&fresh=1' : ''}`
    return (
      <Gate>
        <h1>{fresh ? words.access.again : words.access.signIn}</h1>
        <p className={style.lead}>{fresh ? words.access.againWhy : words.access.signInWhy}</p>
        {isWrong && <Alert tone="bad">{words.access.wrong}</Alert>}
        <form className={look.col} method="post" action={action} data-passkey="show" data-options={options}>
          <Token />
          <input type="hidden" name="_after" value={after} />
          <input type="hidden" name="passkey" />
          <Button tone="main" size="large" isWide icon="fingerprint-pattern" data-script="">
            {words.access.withPasskey}
          </Button>
          <p className={`${look.small} ${look.bad}`} data-fault="" role="alert" hidden>
            {words.access.noPasskey}
          </p>
        </form>
        {hasService && (
          <p className={style.more}>
            <ButtonLink size="large" isWide icon="landmark" href={service}>
              {words.access.withService}
            </ButtonLink>
          </p>
        )}
        <details className={style.more}>
          <summary className={`${look.row} ${look.quiet} ${style.summary}`}>
            {words.access.otherWays} <Icon name="chevron-down" />
          </summary>
          <form className={look.col} method="post" action={action}>
            <Token />
            <input type="hidden" name="_after" value={after} />
            <Field
              name="code"
              label={words.access.code}
              required
              autoComplete="one-time-code"
              help={words.access.codeHelp}
            />
            <Button size="large" isWide icon="key-round">
              {words.access.withCode}
            </Button>
          </form>
        </details>
        <p className={`${look.note} ${style.foot}`}>{words.access.lost}</p>
      </Gate>
    )
  },
})
