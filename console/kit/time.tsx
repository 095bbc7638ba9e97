import { clockIn } from '../browser/clock.ts'
import { locale, words } from '../words/words.ts'

const minutes = clockIn(locale, false, 'Asia/Shanghai')
const exact = clockIn(locale, true, 'Asia/Shanghai')

interface TimeProps {
  at: Date | string
  /** To the second, where it proves something. */
  seconds?: boolean
  /** A time that a form sets stays in the store's zone, as the form has it. */
  isSet?: boolean
}

/** An instant in the store's zone, which the title names; a script turns it into the reader's. */
export function Time({ at, seconds = false, isSet = false }: TimeProps) {
  const date = new Date(at)
  const text = (seconds ? exact : minutes).format(date)
  return (
    <time
      dateTime={date.toISOString()}
      title={text + words.zone}
      data-clock={isSet ? undefined : seconds ? 'seconds' : 'minutes'}
    >
      {text}
    </time>
  )
}
