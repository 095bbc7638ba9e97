import type { AppValues } from './edit-model.ts'

/** What stood in each field, so that only what was changed is given (console/server/changed-fields.ts). */
export const WasFields = ({ values }: { values: AppValues }) =>
  Object.entries(values).flatMap(([name, value]) =>
    (value.length > 0 ? [value].flat() : ['']).map((one, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order is what is kept.
      <input key={`${name} ${i}`} type="hidden" name={`_was.${name}`} value={one} />
    )),
  )
