import { words } from '../words/words.ts'
import { mossHead } from '../workshop/samples/moss.ts'
import { stories } from '../workshop/stories.ts'
import { AppLine } from './app-line.tsx'

const back = words.commentPage.back
const long = '晚自习篮球：下课十分钟也要来一局的三对三街头篮球联赛国际服'

export default stories({
  states: {
    plain: <AppLine app={mossHead} heading={words.commentPage.heading} back={back} />,
    'a long name': (
      <AppLine app={{ ...mossHead, name: long }} heading={words.commentPage.heading} back={back} />
    ),
  },
})
