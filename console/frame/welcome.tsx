import { Button } from '../kit/button.tsx'
import { Field, Token } from '../kit/form.tsx'
import { view } from '../kit/view.ts'
import { words } from '../words/words.ts'
import { Gate } from './gate.tsx'

export interface WelcomeModel {
  /** null: the first owner, who says it now. */
  name: string | null
  options: string
  path: string
}

/** Whoever comes in by a link makes a passkey. */
export const welcomeView = view<WelcomeModel>({
  bare: true,
  title: () => words.access.welcome,
  View: ({ model: { name, options, path } }) => (
    <Gate>
      <h1>{name ? words.access.welcomeBack(name) : words.access.welcome}</h1>
      <p className="ink2 gate-p">{words.access.welcomeWhy}</p>
      <form className="col" method="post" action={path} data-passkey="make" data-options={options}>
        <Token />
        <input type="hidden" name="passkey" />
        {!name && (
          <Field
            name="name"
            label={words.access.yourName}
            required
            maxLength={100}
            autoComplete="name"
            help={words.access.nameHelp}
          />
        )}
        <Button tone="main" size="l" isWide icon="fingerprint-pattern" data-script="">
          {words.access.makePasskey}
        </Button>
        <p className="err" data-fault="" role="alert" hidden>
          {words.access.noPasskey}
        </p>
        <Button size="l" isWide tone="quiet" name="without" value="yes">
          {words.access.withoutPasskey}
        </Button>
      </form>
    </Gate>
  ),
})
