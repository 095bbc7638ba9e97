import { stories } from '../../workshop/stories.ts'
import { Time } from './time.tsx'

const at = Date.parse('2026-11-14T01:00+08:00')

export default stories({
  width: 390,
  states: {
    plain: <Time at={at} />,
    'in words': <Time at={at} says={time => `${time} 截止`} />,
  },
})
