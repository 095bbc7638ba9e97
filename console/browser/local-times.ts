import { clockIn } from './clock.ts'

/** Times are the store's until a script knows the reader's zone. */
export function showLocalTimes(part: ParentNode): void {
  const { lang } = document.documentElement
  const clocks = { minutes: clockIn(lang, false), seconds: clockIn(lang, true) }
  for (const time of part.querySelectorAll<HTMLTimeElement>('time[data-clock]'))
    time.textContent = clocks[time.dataset.clock as keyof typeof clocks].format(new Date(time.dateTime))
}
