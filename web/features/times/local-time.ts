import { formatDateTime } from '../../../rules/text/time.ts'
import { timeText } from '../../words/time-words.ts'

/** In the zone of the visitor's device. */
export const localTime = (at: number): string =>
  timeText(formatDateTime(at, -new Date(at).getTimezoneOffset()))
