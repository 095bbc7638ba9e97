import { formatDateTime } from '../../../rules/text/time.ts'
import { timeText, zone } from '../../words/time-words.ts'
import localTime from './local-time.enhancer.ts'
import style from './time.module.css'

interface TimeProps {
  /** In milliseconds. */
  at: number
  /** Puts words around the time. The script that knows them turns it. */
  says?: (time: string) => string
}

/**
 * An instant in the store's zone, which is named where no script turns it into the visitor's own. A day without
 * an hour, such as a release date, is the store's calendar date and plain text: in another zone it would be another day.
 */
export function Time({ at, says }: TimeProps) {
  const time = timeText(formatDateTime(at))
  const text = says ? says(time) : time
  const turned = says ? {} : { 'data-island': localTime.name, 'data-on': 'visible' as const }
  return (
    <time
      className={style.time}
      dateTime={new Date(at).toISOString()}
      title={says && text + zone}
      {...turned}
    >
      {text}
      <span className="without-script">{zone}</span>
    </time>
  )
}
