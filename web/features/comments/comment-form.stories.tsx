import { Island } from '../../islands/island.tsx'
import { stories } from '../../workshop/stories.ts'
import commentForm from './comment-form.island.tsx'

const form = <Island kind={commentForm} on="load" props={{}} />

export default stories({
  width: 736,
  states: {
    empty: form,
    'after a comment': {
      shows: form,
      play: ['type', '立冬的纸张很好看', 'button'],
    },
  },
})
