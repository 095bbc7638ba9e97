import { stories } from '../../workshop/stories.ts'
import { CommentList } from './comment-list.tsx'
import type { CommentItem } from './model.ts'

/** The demo catalogue has it, so that its replies can be fetched. */
const long: CommentItem = {
  id: 16777262,
  author: '小麦茶',
  rating: 5,
  at: Date.parse('2026-11-14T01:00+08:00'),
  body: '用了快两年，最喜欢的是断更不会有负罪感。立冬的纸张很好看，希望能出一套节气的。',
  replies: [
    { number: 1, author: '', byDeveloper: true, body: '节气系列已经在画了，小雪那天会先上一张。' },
    { number: 2, author: '阿棠', byDeveloper: false, body: '同求节气！' },
  ],
  moreReplies: 12,
}
const short: CommentItem = {
  ...long,
  id: 2,
  author: '北岸',
  rating: undefined,
  body: '好用',
  replies: [],
  moreReplies: 0,
}

export default stories({
  width: 736,
  states: {
    'replies, and more of them': <CommentList comments={[long]} />,
    'the next replies': { shows: <CommentList comments={[long]} />, play: ['press', 'a[data-replies]'] },
    'without stars or replies': <CommentList comments={[short]} />,
    'hostile words': (
      <CommentList
        comments={[
          { ...short, id: 3, author: '<b>א', body: `${'没有空格的长句'.repeat(30)} ﷽ ${'a'.repeat(90)}` },
        ]}
      />
    ),
  },
})
