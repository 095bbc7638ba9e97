// How dates and times are written. Separate from the other words, because pages with a time fetch it without React.

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const withoutYear = (date: string) =>
  date && `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8, 10))}`
const date = (date: string) => date && `${withoutYear(date)}, ${date.slice(0, 4)}`

/** From `YYYY-MM-DD`; an empty string stays empty. */
export const dates = { date, withoutYear }

/** From `YYYY-MM-DD HH:mm`; an empty string stays empty. */
export function timeText(time: string): string {
  const hour = Number(time.slice(11, 13))
  return time && `${date(time)}, ${hour % 12 || 12}:${time.slice(14)} ${hour < 12 ? 'AM' : 'PM'}`
}
/** The zone of the store, after a time. */
export const zone = ' (China time)'
