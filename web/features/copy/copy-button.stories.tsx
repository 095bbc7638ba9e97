import { stories } from '../../workshop/stories.ts'
import { CopyButton } from './copy-button.tsx'

export default stories({
  states: {
    'for a text beside it': <CopyButton text="9f3c71d2" label="复制 SHA-256" />,
    'with words of its own': (
      <CopyButton text="" label="复制本页链接">
        复制链接
      </CopyButton>
    ),
  },
})
