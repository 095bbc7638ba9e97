import { words } from '../../words/words.ts'
import { stories } from '../../workshop/stories.ts'
import { SectionMenu } from './section-menu.tsx'

const { about, video, permissions, comments } = words.detail.sections
const sections = [
  { id: 'about', label: about },
  { id: 'video', label: video },
  { id: 'permissions', label: permissions, count: '12' },
  { id: 'comments', label: comments, count: '46' },
]

export default stories({
  states: {
    'the first section on the screen': <SectionMenu sections={sections} />,
  },
})
