import { enhancer } from '../../islands/enhancer.tsx'
import { localTime } from './local-time.ts'

/** The title keeps the store's time. */
export default enhancer('local-time', time => {
  time.textContent = localTime(Date.parse((time as HTMLTimeElement).dateTime))
})
