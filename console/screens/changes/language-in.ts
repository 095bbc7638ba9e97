import { locale } from '../../words/words.ts'
import { languageName } from '../apps/languages.ts'

/** The name of a language, in the reader's. */
export const languageIn = (code: string): string => languageName(code, locale)
