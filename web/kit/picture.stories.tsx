import { mossShots } from '../workshop/samples/moss.ts'
import { stories } from '../workshop/stories.ts'
import { Picture } from './picture.tsx'

export default stories({
  states: {
    'of this site, with a smaller twin': (
      <Picture src={`/img/${mossShots[0]}_314x558.jpg`} width={157} height={279} alt="每天一页，慢慢翻" />
    ),
  },
})
