/** Languages that texts are often written in, beside the store's own; another one comes with a command (app.edit). */
export const OFTEN_WRITTEN = [
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'es',
  'et',
  'eu',
  'fa',
  'fi',
  'fil',
  'fr',
  'gl',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'is',
  'it',
  'ja',
  'kk',
  'ko',
  'lt',
  'lv',
  'mn',
  'ms',
  'my',
  'nb',
  'nl',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'ta',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh-HK',
  'zh-TW',
] as const

/** Chinese by how it is written, which is what differs between the store's texts. */
const WRITTEN: Record<string, string> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant', 'zh-HK': 'zh-Hant-HK' }

/** The name of a language, in that language unless a reader's is given. */
export function languageName(code: string, reader = code): string {
  try {
    return new Intl.DisplayNames([reader, 'en'], { type: 'language' }).of(WRITTEN[code] ?? code) ?? code
  } catch {
    // Not a valid language tag.
    return code
  }
}
