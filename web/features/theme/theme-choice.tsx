import { Enhanced } from '../../islands/enhanced.tsx'
import { words } from '../../words/words.ts'
import themeChoice from './theme-choice.enhancer.ts'
import style from './theme-choice.module.css'

const w = words.theme

/** As the system says, light or dark. Without a script it can't be kept, so it is not there. */
export function ThemeChoice() {
  return (
    <Enhanced by={themeChoice} on="visible">
      <fieldset className={`${style.choice} needs-script`} aria-label={w.label}>
        <button type="button" aria-pressed="true" data-replay="">
          {w.system}
        </button>
        <button type="button" aria-pressed="false" data-theme="light" data-replay="">
          {w.light}
        </button>
        <button type="button" aria-pressed="false" data-theme="dark" data-replay="">
          {w.dark}
        </button>
      </fieldset>
    </Enhanced>
  )
}
