import { stories } from '../../workshop/stories.ts'
import { NoticeTicker } from './notice-ticker.tsx'

const link = {
  body: '苔藓手帐 3.6「立冬」纸张上线，更新即可领取',
  url: '/go?to=https%3A%2F%2Fqingyu.example%2Fnews',
}
const plain = { body: '节气纸张系列开始征集手写样稿，投稿地址见应用内“写信”' }

export default stories({
  states: {
    'two that take turns': <NoticeTicker notices={[link, plain]} />,
    'one that stays': <NoticeTicker notices={[plain]} />,
  },
})
