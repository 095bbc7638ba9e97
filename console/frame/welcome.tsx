import { Button } from '../kit/button.tsx'
import { Field, Token } from '../kit/form.tsx'
import look from '../kit/look.module.css'
import { view } from '../kit/view.ts'
import { words } from '../words/words.ts'
import style from './gate.module.css'
import { Gate } from './gate.tsx'

export interface WelcomeModel {
  /** null: the first owner, who says it now. */
  name: string | null
  options: string
  path: string
}

/** After a one-time link: create a passkey. */
export const welcomeView = view<WelcomeModel>({
  bare: true,
  title: () => words.access.welcome,
  View: ({ model: { name, options, path } }) => (
    <Gate>
      <h1>{name ? words.access.welcomeBack(name) : words.access.welcome}</h1>
      <p className={style.lead}>{words.access.welcomeWhy}</p>
      <form className={look.col} method="post" action={path} data-passkey="make" data-options={options}>
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
        <Button tone="main" size="large" isWide icon="fingerprint-pattern" data-script="">
          {words.access.makePasskey}
        </Button>
        <p className={`${look.small} ${look.bad}`} data-fault="" role="alert" hidden>
          {words.access.noPasskey}
        </p>
        <Button size="large" isWide tone="quiet" name="without" value="yes">
          {words.access.withoutPasskey}
        </Button>
      </form>
    </Gate>
  ),
})
