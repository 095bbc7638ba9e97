import { stories } from '../workshop/stories.ts'
import { Crumbs } from './crumbs.tsx'

const trail = [
  { name: '应用', href: '/top/soft' },
  { name: '手帐日记', href: '/category/11' },
]

export default stories({
  states: {
    'below the home page': <Crumbs trail={[]} here="礼包" />,
    'three steps': <Crumbs trail={trail} here="苔藓手帐" />,
    'a long name': <Crumbs trail={trail} here="晚自习篮球：下课十分钟也要来一局的三对三街头篮球联赛国际服" />,
  },
})
