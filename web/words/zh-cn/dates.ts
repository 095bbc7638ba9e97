/** How a time is written, from `YYYY-MM-DD HH:mm`; nothing stays nothing. Apart, because a script says it. */
export const timeText = (time: string) => time

/** How a date is written, from `YYYY-MM-DD`. */
export const dates = {
  date: (date: string) => date,
  withoutYear: (date: string) => date.slice(5),
}
