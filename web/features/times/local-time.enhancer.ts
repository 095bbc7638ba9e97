import { enhancer } from '../../islands/enhancer.ts'
import { localTime } from './local-time.ts'

export default enhancer('local-time', time => {
  time.title = time.textContent ?? ''
  time.textContent = localTime(Date.parse((time as HTMLTimeElement).dateTime))
})
