import { Button } from '../kit/button.tsx'
import { Field, Token } from '../kit/form.tsx'
import { Icon } from '../kit/icon.tsx'
import { view } from '../kit/view.ts'
import { words } from '../words/words.ts'
import { Gate } from './gate.tsx'

export interface SignInModel {
  /** For the browser's own dialog, as JSON. */
  options: string
  hasService: boolean
  after: string
  isWrong: boolean
  /** Whether somebody who is signed in shows again that it is he. */
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
        <p className="ink2 gate-p">{fresh ? words.access.againWhy : words.access.signInWhy}</p>
        {isWrong && (
          <p className="al al-bad" role="alert">
            {words.access.wrong}
          </p>
        )}
        <form className="col" method="post" action={action} data-passkey="show" data-options={options}>
          <Token />
          <input type="hidden" name="_after" value={after} />
          <input type="hidden" name="passkey" />
          <Button tone="main" size="l" isWide icon="fingerprint-pattern" data-script="">
            {words.access.withPasskey}
          </Button>
          <p className="err" data-fault="" role="alert" hidden>
            {words.access.noPasskey}
          </p>
        </form>
        {hasService && (
          <a className="btn btn-l btn-w gate-more" href={service}>
            <Icon name="landmark" />
            {words.access.withService}
          </a>
        )}
        <details className="gate-more">
          <summary className="row ink2 gate-sum">
            {words.access.otherWays} <Icon name="chevron-down" />
          </summary>
          <form className="col" method="post" action={action}>
            <Token />
            <input type="hidden" name="_after" value={after} />
            <Field
              name="code"
              label={words.access.code}
              required
              autoComplete="one-time-code"
              help={words.access.codeHelp}
            />
            <Button size="l" isWide icon="key-round">
              {words.access.withCode}
            </Button>
          </form>
        </details>
        <p className="t12 ink3 gate-foot">{words.access.lost}</p>
      </Gate>
    )
  },
})
