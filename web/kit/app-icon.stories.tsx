import { mossIcon } from '../workshop/samples/moss.ts'
import { stories } from '../workshop/stories.ts'
import { AppIcon } from './app-icon.tsx'

export default stories({
  states: {
    'in a line': <AppIcon iconKey={mossIcon} side={48} fetch={100} alt="" />,
    'in a list': <AppIcon iconKey={mossIcon} side={64} fetch={130} alt="" />,
    'at the head of its page': <AppIcon iconKey={mossIcon} side={130} fetch={260} alt="" eager />,
  },
})
