import type { Form } from '../kit/request-context.ts'

type Value = string | string[] | undefined

/** A browser ends lines as the network does; a choice of a list that was left empty is none. */
const plain = (value: Value): string =>
  [value ?? '']
    .flat()
    .map(one => one.replace(/\r\n/g, '\n'))
    .filter(Boolean)
    .join('\0')

export const sameValue = (one: Value, other: Value): boolean => plain(one) === plain(other)

/**
 * Returns the fields that were changed. A form may have the old value of each field (`_was.name`): unchanged ones are left out, because
 * imports don't overwrite fields that were edited here. In a conflict, `_keep.name` says whose value stays.
 */
export const changedFields = (form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => {
      const was = form[`_was.${name}`]
      return was === undefined || (!sameValue(value, was) && form[`_keep.${name}`] !== 'theirs')
    }),
  )
