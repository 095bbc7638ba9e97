import { hasHan } from '../../rules/search/han.ts'
import { locale } from '../words/words.ts'

/** What a name or a note that is there in one language alone is marked with: Chinese characters in a console that speaks another. */
export const langOf = (text: string): string | undefined =>
  hasHan(text) && !locale.startsWith('zh') ? 'zh-CN' : undefined
