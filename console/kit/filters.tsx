import { type ReactNode, useId } from 'react'
import { words } from '../words/words.ts'
import { Button } from './button.tsx'
import style from './filters.module.css'
import form from './form.module.css'
import { Icon } from './icon.tsx'

export interface Filter {
  name: string
  value: string | number | null
  /** Also the field's placeholder. */
  label: string
  type?: 'search' | 'number' | 'date'
  /** What can be chosen, after any where there is a word for it. */
  options?: readonly (readonly [value: string, label: string])[]
  any?: string
  required?: boolean
}

interface FiltersProps {
  filters: readonly Filter[]
  /** What stays as it is. */
  hidden?: Record<string, string>
  action?: string
  button?: string | undefined
  /** On a phone they are behind one button, which works without a script. */
  isFolded?: boolean | undefined
  /** Behind the button. */
  children?: ReactNode
}

/** What a list shows of all that there is. */
export const Filters = ({
  filters,
  hidden = {},
  action,
  button = words.list.filter,
  isFolded = false,
  children,
}: FiltersProps) => (
  <form className={style.filters} action={action}>
    {isFolded && <Fold chosen={filters.filter(({ value }) => value).length} />}
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {filters.map(filter =>
      filter.options ? <Select key={filter.name} {...filter} /> : <Input key={filter.name} {...filter} />,
    )}
    <Button>{button}</Button>
    {children}
  </form>
)

function Fold({ chosen }: { chosen: number }) {
  const id = useId()
  return (
    <>
      <input type="checkbox" id={id} className={style.fold} />
      <label htmlFor={id} className={style.foldButton}>
        {words.list.filters(chosen)}
      </label>
    </>
  )
}

function Input({ name, value, label, type, required }: Filter) {
  const input = (
    <input
      className={form.input}
      type={type === 'search' ? 'search' : undefined}
      inputMode={type === 'number' ? 'numeric' : undefined}
      pattern={type === 'number' ? '[0-9]*' : undefined}
      name={name}
      defaultValue={value ?? ''}
      aria-label={label}
      placeholder={label}
      required={required}
    />
  )
  if (type === 'date')
    return (
      <label className={style.date}>
        {label}
        <input className={form.input} type="date" name={name} defaultValue={value ?? ''} />
      </label>
    )
  return type === 'search' ? (
    <div className={style.search}>
      <Icon name="search" />
      {input}
    </div>
  ) : (
    input
  )
}

const Select = ({ name, value, label, any, options }: Filter) => (
  <select className={form.select} name={name} defaultValue={value ?? ''} aria-label={label}>
    {any !== undefined && <option value="">{any}</option>}
    {options?.map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
)
