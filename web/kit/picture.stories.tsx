import { mossShots } from '../workshop/samples/moss.ts'
import { stories } from '../workshop/stories.ts'
import { Picture } from './picture.tsx'

export default stories({
  states: {
    'in several forms': (
      <Picture
        shown={`${mossShots[0]}~d8d8d8~w`}
        size="portrait"
        width={157}
        height={279}
        alt="每天一页，慢慢翻"
      />
    ),
    'not ready': <Picture shown="shot/none~17774a~" size="portrait" width={157} height={279} alt="" />,
    'not read yet': <Picture shown="shot/none" size="portrait" width={157} height={279} alt="" />,
  },
})
