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

export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code, 'en'], { type: 'language' }).of(code) ?? code
  } catch {
    // Not a valid language tag.
    return code
  }
}
