import { stories } from '../workshop/stories.ts'
import { OutsideLink } from './outside-link.tsx'

export default stories({
  states: {
    'to another site': <OutsideLink href="https://qingyu.example/privacy">隐私政策</OutsideLink>,
    'to this site': <OutsideLink href="/apps/1">隐私政策</OutsideLink>,
  },
})
