import { locale } from '../../words/words.ts'
import type { CategoryLine } from './model.ts'

/** In the reader's language, or in another, or what stands for it where it has none. */
export const nameOf = ({ names, slug }: CategoryLine): string =>
  names[locale] ?? Object.values(names)[0] ?? slug
