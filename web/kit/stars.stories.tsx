import { stories } from '../workshop/stories.ts'
import { StarMark, Stars } from './stars.tsx'

export default stories({
  states: {
    five: <Stars rating={5} />,
    three: <Stars rating={3} />,
    none: <Stars rating={0} />,
    'beside a score': (
      <span>
        4.8
        <StarMark />
      </span>
    ),
  },
})
