const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** A time as a field of a form has it, by the store's clock: `2026-11-17T08:00`. It is read by read-fields.ts. */
export function clockText(time: string): string {
  const text = clock.format(new Date(time)).replace(' ', 'T')
  return text.endsWith(':00') ? text.slice(0, -3) : text
}
