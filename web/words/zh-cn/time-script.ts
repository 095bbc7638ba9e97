// How dates and times are written. Separate from the other words, because pages with a time fetch it without React.

/** From `YYYY-MM-DD`. */
export const dates = {
  date: (date: string) => date,
  withoutYear: (date: string) => date.slice(5),
}

/** From `YYYY-MM-DD HH:mm`; an empty string stays empty. */
export const timeText = (time: string) => time
/** The zone of the store, after a time. */
export const zone = '（北京时间）'
