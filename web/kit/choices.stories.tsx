import { words } from '../words/words.ts'
import { stories } from '../workshop/stories.ts'
import { Choices } from './choices.tsx'

const label = words.nav.label
const choice = (text: string, current = false, note?: string) => ({ text, note, href: `#${text}`, current })

export default stories({
  states: {
    plain: <Choices label={label} choices={[choice('最热', true), choice('最新'), choice('评分最高')]} />,
    'with how much there is': (
      <Choices
        label={label}
        choices={[choice('全部', true, '46'), choice('五星', false, '31'), choice('一星', false, '2')]}
      />
    ),
    segmented: (
      <Choices label={label} choices={[choice('全部', true), choice('应用'), choice('游戏')]} segmented />
    ),
    'more than fit in a line': (
      <Choices
        label={label}
        choices={Array.from({ length: 24 }, (_, n) => choice(`分类 ${n + 1}`, n === 3))}
      />
    ),
  },
})
