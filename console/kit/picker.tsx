import { useId } from 'react'
import { words } from '../words/words.ts'
import { AppIcon } from './app-icon.tsx'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import form from './form.module.css'
import look from './look.module.css'
import panel from './panel.module.css'
import style from './picker.module.css'
import {
  chosenName,
  foundName,
  kindOfField,
  type Pick,
  type Picking,
  pickedName,
  typedName,
} from './picks.ts'
import { useRequest } from './request-context.ts'

interface PickerProps {
  name: string
  label: string
  /** Of a form that gives a command; a form of filters has none. */
  command?: string | undefined
  value: string | number | null | undefined
  /** What has this number. */
  picked: Pick | undefined
  required?: boolean
  help?: string | undefined
  /** Among filters, whose labels are not shown. */
  isBare?: boolean
}

/** What was typed into a form of filters, which is in the address. */
const typedIn = (path: string, name: string) =>
  new URL(path, 'http://here').searchParams.get(typedName(name)) ?? undefined

/**
 * A box in which a few letters find an app or a developer (console/browser/combobox.ts). Without a script a button finds them, and the
 * form comes back with what can be chosen.
 */
export function Picker({
  name,
  label,
  command,
  value,
  picked,
  required = false,
  help,
  isBare = false,
}: PickerProps) {
  const id = useId()
  const { written, picking, path } = useRequest()
  const sent = command !== undefined && written?.command === command ? written.form : undefined
  const wasSent = (field: string) => (sent?.[field] === undefined ? undefined : String(sent[field]))
  const open = picking?.field === name ? picking : undefined
  const typed =
    wasSent(typedName(name)) ??
    (open ? typedIn(path, name) : undefined) ??
    picked?.name ??
    String(value ?? '')
  const found = wasSent(foundName(name)) === typed ? wasSent(chosenName(name)) : undefined
  const chosen = found ? typed : (wasSent(pickedName(name)) ?? picked?.name ?? String(value ?? ''))
  const isChosen = typed === picked?.name
  return (
    <div className={classes(form.field, style.picker)} data-pick={kindOfField(name)}>
      <label className={isBare ? look.srOnly : undefined} htmlFor={id}>
        {label}
      </label>
      <div className={style.box}>
        <span className={style.icon} data-pick-icon="">
          {isChosen && picked?.icon && <AppIcon icon={picked.icon} size={24} />}
        </span>
        <input
          className={form.input}
          id={id}
          name={typedName(name)}
          defaultValue={typed}
          autoComplete="off"
          maxLength={200}
          placeholder={isBare ? label : words.find.type[kindOfField(name)]}
          aria-describedby={`${id}-help`}
          required={required}
          data-pick-typed=""
        />
        {command !== undefined && (
          <span data-without-script="">
            <Button formAction={`/pick?command=${command}&field=${encodeURIComponent(name)}`} formNoValidate>
              {words.find.button}
            </Button>
          </span>
        )}
        <div className={panel.panel} id={`${id}-list`} data-panel="" hidden />
        <span className={look.srOnly} role="status" data-panel-said="" data-failed={words.find.failed} />
      </div>
      {open ? (
        <Found name={name} typed={typed} picking={open} />
      ) : (
        <>
          <input type="hidden" name={name} value={found ?? value ?? ''} data-pick-value="" />
          <input type="hidden" name={pickedName(name)} value={chosen} data-pick-name="" />
        </>
      )}
      <p
        className={isBare ? look.srOnly : classes(look.note, look.anywhere)}
        id={`${id}-help`}
        data-pick-about=""
      >
        {(isChosen && picked?.about) || help}
      </p>
    </div>
  )
}

/** What the letters found: one of it must be chosen. */
function Found({ name, typed, picking: { found } }: { name: string; typed: string; picking: Picking }) {
  if (found.length === 0) return <p className={look.warn}>{words.find.nothing}</p>
  return (
    <fieldset className={style.found}>
      <legend className={look.small}>{words.find.chooseOne}</legend>
      <input type="hidden" name={name} value="" />
      <input type="hidden" name={pickedName(name)} value="" />
      <input type="hidden" name={foundName(name)} value={typed} />
      {found.map(pick => (
        <label key={pick.id} className={look.row}>
          <input type="radio" name={chosenName(name)} value={pick.id} />
          {pick.icon && <AppIcon icon={pick.icon} size={24} />}
          <span>{pick.name}</span>
          <span className={classes(look.note, look.anywhere)}>{pick.about}</span>
        </label>
      ))}
    </fieldset>
  )
}
