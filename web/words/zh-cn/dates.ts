/** How a date is written, from `YYYY-MM-DD`, and a time, from `YYYY-MM-DD HH:mm`; nothing stays nothing. */
export const dates = {
  date: (date: string) => date,
  withoutYear: (date: string) => date.slice(5),
  time: (time: string) => time,
}
