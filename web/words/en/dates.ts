const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const withoutYear = (date: string) =>
  date && `${MONTHS[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8, 10))}`
const whole = (date: string) => date && `${withoutYear(date)}, ${date.slice(0, 4)}`

/** How a time is written, from `YYYY-MM-DD HH:mm`; nothing stays nothing. Apart, because a script says it. */
export const timeText = (time: string) => time && `${whole(time)}, ${time.slice(11)}`

/** How a date is written, from `YYYY-MM-DD`. */
export const dates = { date: whole, withoutYear }
