import type { ButtonWord } from '../../../rules/apps/app-status.ts'
import { words } from '../../words/words.ts'

/** Fetched when a button has to say something else than the page does. */
export const wordOf = (says: ButtonWord): string => words.buttons[says]
