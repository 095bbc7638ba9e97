import { stories } from '../workshop/stories.ts'
import { More } from './more.tsx'

const text = <p>节气系列已经在画了，小雪那天会先上一张。</p>

export default stories({
  width: 736,
  states: {
    shut: <More>{text}</More>,
    open: { shows: <More>{text}</More>, play: ['press', 'summary'] },
    'says what of and how much': (
      <More of="3.6.2" more="另有 12 项">
        {text}
      </More>
    ),
  },
})
