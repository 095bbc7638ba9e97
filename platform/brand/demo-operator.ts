import type { Brand } from '../../rules/brand/brand.ts'
import type { Locale } from '../../rules/text/locales.ts'

const ENGLISH = 'Pergola (Demo) Technology Ltd., 1 Pergola Road, Qingyu, Demo Province'
const OPERATORS: Partial<Record<Locale, string>> = {
  'zh-CN': '花架（演示）科技有限公司，演示省青屿市花架路 1 号',
}

/** The demo has no real operator: this one is invented, and says so. */
export function withDemoOperator(brand: Brand): Brand {
  const texts = { ...brand.texts }
  for (const locale of Object.keys(texts) as Locale[])
    texts[locale] = { ...texts[locale], operator: OPERATORS[locale] ?? ENGLISH }
  return {
    ...brand,
    texts,
    filings: ['演ICP备2099000001号（演示）', '演公网安备 33990002000001号（演示）'],
    contact: 'mailto:help@pergola.example',
    securityContact: 'mailto:security@pergola.example',
  }
}
