import { antiFeatures } from '../../../ui/words/zh-cn/anti-features.ts'

/** What the repository that an app comes from warns of. */
export const warnings = {
  title: '下载前须知',
  lead: '提供此应用的软件源给出了以下提醒。',
  count: (n: number) => `${n} 项`,
  trust: (n: number) => `${n} 项提醒`,
  list: (titles: string[]) => titles.join('、'),
  /** After the repository's own name for what this store has no words for. */
  other: '这是软件源自己的叫法，可到该软件源查看含义。',
  known: antiFeatures,
}
