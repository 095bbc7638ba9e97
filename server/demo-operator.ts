import type { Brand } from '../rules/brand/brand.ts'

/** Whoever runs the demo says nothing of himself: this one is invented, and says so. */
export const withDemoOperator = (brand: Brand): Brand => ({
  ...brand,
  filings: ['演ICP备2099000001号（演示）', '演公网安备 33990002000001号（演示）'],
  contact: 'mailto:help@pergola.example',
  texts: {
    'zh-CN': { ...brand.texts['zh-CN'], operator: '花架（演示）科技有限公司，演示省青屿市花架路 1 号' },
    en: {
      ...brand.texts.en,
      operator: 'Pergola (Demo) Technology Ltd., 1 Pergola Road, Qingyu, Demo Province',
    },
  },
})
