import { type ReactNode, useId } from 'react'
import { reasonsFor } from '../../contract/commands/reasons.ts'
import { kindOf, refusalIn } from '../../contract/refusals.ts'
import { refusals } from '../../ui/words/refusal-words.ts'
import { words } from '../words/words.ts'
import { Alert } from './alert.tsx'
import style from './form.module.css'
import look from './look.module.css'
import { PICTURE_TYPES } from './picture-types.ts'
import { useRequest } from './request-context.ts'

/** What every form carries that changes something. */
export function Token() {
  return <input type="hidden" name="_token" value={useRequest().token} />
}

interface CommandFormProps {
  /** Its fields have the names of the command's (console/server/read-fields.ts). */
  command: string
  /** Where it leads when it is done; this screen, unless said otherwise. */
  after?: string | undefined
  className?: string | undefined
  id?: string
  children: ReactNode
}

interface PostFormProps {
  action: string
  className?: string | undefined
  id?: string | undefined
  children: ReactNode
}

/** A form that changes something, and leads back to this screen. */
export function PostForm({ children, ...form }: PostFormProps) {
  return (
    <form method="post" {...form}>
      <Token />
      <input type="hidden" name="_back" value={useRequest().plainPath} />
      {children}
    </form>
  )
}

/** A form that gives a command. What is refused comes back to this screen, with what was written. */
export function CommandForm({ command, after, children, ...form }: CommandFormProps) {
  return (
    <PostForm action={`/commands/${command}`} {...form}>
      {after && <input type="hidden" name="_after" value={after} />}
      {children}
    </PostForm>
  )
}

/** The button that Enter in a field presses. It is the form's first, because browsers press that one. */
export function OnEnter({ children, ...button }: { name?: string; value?: string; children: string }) {
  return (
    <button className={look.srOnly} type="submit" tabIndex={-1} aria-hidden="true" {...button}>
      {children}
    </button>
  )
}

/** What was written into a field of this command before it was refused, or a picture of it taken. */
export function useWritten(command: string) {
  const { written: sent } = useRequest()
  const form = sent?.command === command ? sent.form : undefined
  return (name: string, otherwise: string | number | null | undefined): string => {
    const written = form?.[name]
    return written === undefined ? String(otherwise ?? '') : ([written].flat().at(-1) ?? '')
  }
}

interface FieldProps {
  name: string
  label: string
  value?: string | number | null | undefined
  help?: string | undefined
  type?: 'text' | 'email' | 'url' | 'number' | 'datetime-local' | 'search'
  rows?: number
  required?: boolean
  maxLength?: number
  step?: number
  lang?: string | undefined
  autoComplete?: string
  placeholder?: string | undefined
}

/** A label with its control; one of several lines where rows are given. */
export function Field({ name, label, value, help, type = 'text', rows, lang, ...rest }: FieldProps) {
  const id = useId()
  const common = {
    id,
    name,
    lang,
    defaultValue: String(value ?? ''),
    'aria-describedby': help ? `${id}-help` : undefined,
    ...rest,
  }
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? (
        <textarea className={style.area} rows={rows} {...common} />
      ) : (
        <input className={style.input} type={type} {...common} />
      )}
      {help && (
        <p className={look.note} id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  )
}

export function Choice({
  name,
  label,
  value,
  options,
}: {
  name: string
  label: string
  value?: string | undefined
  options: readonly (readonly [value: string, label: string])[]
}) {
  const id = useId()
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      <select className={style.select} id={id} name={name} defaultValue={value}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** For pictures (console/server/pictures). */
export function PictureField({
  name,
  label,
  help,
  ...rest
}: {
  name: string
  label: string
  help: string
  multiple?: boolean
}) {
  const id = useId()
  return (
    <div className={style.field}>
      <label htmlFor={id}>{label}</label>
      <input className={style.file} type="file" id={id} name={name} accept={PICTURE_TYPES} {...rest} />
      <p className={look.note}>{help}</p>
    </div>
  )
}

/** Why, in a word and in a sentence. */
export function Reason({ needed = false, command }: { needed?: boolean; command: string }) {
  const written = useWritten(command)
  return (
    <>
      <Choice
        name="_reasonKind"
        label={words.form.reasonKind}
        value={written('_reasonKind', 'other')}
        options={reasonsFor(command).map(kind => [kind, words.reasons[kind]])}
      />
      <Field
        name="_reason"
        label={needed ? words.form.reason : words.form.reasonMaybe}
        value={written('_reason', '')}
        required={needed}
      />
    </>
  )
}

/** Why a form was refused, on its own screen. */
export function Refused() {
  const { refused } = useRequest()
  if (!refused) return null
  return (
    <Alert tone="bad" icon="circle-alert" id="refused">
      <b>{words.refusals[kindOf(refused.refusal)]}</b>
      <p>{refusalIn(refusals, refused.refusal)}</p>
    </Alert>
  )
}
