import { mossHead } from '../../workshop/samples/moss.ts'
import { stories } from '../../workshop/stories.ts'
import { GiftList } from './gift-list.tsx'
import type { GiftItem } from './model.ts'

const HOUR_MS = 3_600_000
const gift = (id: number, more: Partial<GiftItem>): GiftItem => ({
  id,
  title: '新居礼包 · 木料 ×200',
  content: '在苔藓手帐的“设置 › 兑换”里使用，每个账号限领一次',
  app: mossHead,
  state: 'open',
  code: undefined,
  left: '148',
  total: '200',
  percent: 74,
  until: Date.now() + 26 * HOUR_MS,
  link: 'https://qingyu.example/gift?id=1',
  ...more,
})

/** Made when they are shown: their time runs. */
const Open = () => (
  <GiftList
    page="gifts"
    gifts={[gift(1, {}), gift(2, { code: 'MOSS-2026-LD', link: undefined }), gift(3, { link: undefined })]}
  />
)
const Ending = () => <GiftList page="gifts" gifts={[gift(6, { until: Date.now() + 20_000 })]} />

export default stories({
  states: {
    'to be claimed, by a code, nowhere': <Open />,
    'taken and ended': (
      <GiftList
        page="gifts"
        gifts={[
          gift(4, { state: 'taken', left: '0', percent: 0, link: undefined }),
          gift(5, { state: 'ended', until: Date.now() - HOUR_MS, link: undefined }),
        ]}
      />
    ),
    'ends while one looks': <Ending />,
  },
})
