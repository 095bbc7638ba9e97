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
 * What somebody changed. A form may say beside each field what stood there (`_was.name`): one that is still so is not given, because a
 * field that is given counts as edited here, and imports leave it alone. Of two who changed the same, `_keep.name` says whose stays.
 */
export const changedFields = (form: Form): Form =>
  Object.fromEntries(
    Object.entries(form).filter(([name, value]) => {
      const was = form[`_was.${name}`]
      return was === undefined || (!sameValue(value, was) && form[`_keep.${name}`] !== 'theirs')
    }),
  )
