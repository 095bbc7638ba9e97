import { stories } from '../workshop/stories.ts'
import { Pager } from './pager.tsx'

const href = (page: number) => `#page-${page}`

export default stories({
  states: {
    'first of few': <Pager current={1} last={3} href={href} />,
    'in the middle of many': <Pager current={12} last={40} href={href} />,
    last: <Pager current={40} last={40} href={href} />,
  },
})
