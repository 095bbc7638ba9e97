import { locale } from '../../words/words.ts'
import type { CategoryLine } from './model.ts'

/** The name in the reader's language, else in another, else the slug. */
export const nameOf = ({ names, slug }: CategoryLine): string =>
  names[locale] ?? Object.values(names)[0] ?? slug
