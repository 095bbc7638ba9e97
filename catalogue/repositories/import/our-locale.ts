import { remembered } from '../../../data/search/remembered.ts'

const OURS = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/

/** Languages that repositories name in more ways than one, and this store in one. */
const SAME: Record<string, string> = {
  'en-US': 'en',
  zh: 'zh-CN',
  'zh-Hans': 'zh-CN',
  'zh-Hans-CN': 'zh-CN',
  'zh-Hant': 'zh-TW',
  'zh-Hant-TW': 'zh-TW',
}

/** A language of a repository (`zh-rCN`, `zh_CN`, `iw`) as this store writes it; undefined: none that can be named. */
export const ourLocale = (said: string): string | undefined => asOurs(said) || undefined

const asOurs = remembered((said: string): string => {
  const plain = said.replaceAll('_', '-').replace(/-r([A-Z]{2})$/, '-$1')
  try {
    const [known = ''] = Intl.getCanonicalLocales(plain)
    const ours = SAME[known] ?? known
    return OURS.test(ours) ? ours : ''
  } catch {
    return ''
  }
})

/** What is said in each language, by our names for them. Of two that are one here, the one that is called as we call it is taken. */
export function byOurLocale<Value>(said: Record<string, Value>): Map<string, Value> {
  const found = new Map<string, Value>()
  for (const [theirs, value] of Object.entries(said)) {
    const locale = ourLocale(theirs)
    if (locale && (!found.has(locale) || theirs === locale)) found.set(locale, value)
  }
  return found
}
