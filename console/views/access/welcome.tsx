import { words } from '../../words/words.ts'
import { Field, Token } from '../form.tsx'
import { Icon } from '../icon.tsx'
import { view } from '../view.ts'
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
        <button className="btn btn-p btn-l btn-w" type="submit" data-script="">
          <Icon name="fingerprint-pattern" />
          {words.access.makePasskey}
        </button>
        <p className="err" data-fault="" role="alert" hidden>
          {words.access.noPasskey}
        </p>
        <button className="btn btn-l btn-w btn-q" type="submit" name="without" value="yes">
          {words.access.withoutPasskey}
        </button>
      </form>
    </Gate>
  ),
})
