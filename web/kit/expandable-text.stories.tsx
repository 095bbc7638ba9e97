import { stories } from '../workshop/stories.ts'
import { ExpandableText } from './expandable-text.tsx'

const paragraphs = [
  '苔藓手帐是一本不催你的日记。断更多久都没关系，回来的那天，它还是翻开在你上次停下的那一页。',
  '纸张按节气更换，字是自己的字：写下一页，拍下来，它就记得你的笔迹。',
  '没有广告，没有排行榜，也没有别人。',
]

export default stories({
  width: 736,
  states: {
    'with more to read': <ExpandableText paragraphs={paragraphs} shown={1} />,
    'all of it shown': <ExpandableText paragraphs={paragraphs} shown={3} />,
    'right to left': <ExpandableText paragraphs={['يوميات هادئة لا تستعجلك أبدًا.']} shown={2} />,
  },
})
