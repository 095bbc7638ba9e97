import { mossPoster } from '../../workshop/samples/moss.ts'
import { stories } from '../../workshop/stories.ts'
import { BrandBanner } from './brand-banner.tsx'

const banner = { id: 1, title: '节气纸张', body: '立冬的新纸已经上架', imageKey: mossPoster, url: '/apps/1' }

export default stories({
  width: 352,
  states: {
    'to a page of the store': <BrandBanner banner={banner} />,
    'to somewhere else': <BrandBanner banner={{ ...banner, url: 'https://qingyu.example/' }} />,
  },
})
