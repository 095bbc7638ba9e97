import { locale } from '../../words/words.ts'

/** Chinese by how it is written, which is what differs between the store's texts. */
const WRITTEN: Record<string, string> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant', 'zh-HK': 'zh-Hant-HK' }

/** The name of a language, in the reader's. */
export function languageIn(code: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(WRITTEN[code] ?? code) ?? code
  } catch {
    // Not a valid language tag.
    return code
  }
}
