import { stories } from '../../workshop/stories.ts'
import { ThemeChoice } from './theme-choice.tsx'

export default stories({
  states: {
    'as the system says': { shows: <ThemeChoice /> },
    chosen: { alone: true, shows: <ThemeChoice />, play: ['press', 'button[data-theme=dark]'] },
  },
})
