import type { RiskSettings } from '../../../rules/tracking/risk-settings.ts'
import { Enhanced } from '../../islands/enhanced.tsx'
import button from '../../kit/button.module.css'
import { words } from '../../words/words.ts'
import consent from './consent.enhancer.ts'
import style from './consent-bar.module.css'

const w = words.consent

/** Hidden until a script finds that the visitor has not answered yet, or that they want to answer again. */
export function ConsentBar({ risk }: { risk: RiskSettings | undefined }) {
  return (
    <Enhanced
      by={consent}
      on={risk ? 'load' : 'idle'}
      data={risk ? { 'data-risk': JSON.stringify(risk) } : {}}
    >
      <section className={style.bar} id="consent" aria-label={w.label} tabIndex={-1} hidden>
        <p>{w.ask}</p>
        <div className={style.answers}>
          <button
            type="button"
            className={`${button.button} ${button.small} ${button.soft}`}
            data-answer="no"
          >
            {w.no}
          </button>
          <button
            type="button"
            className={`${button.button} ${button.small} ${button.primary}`}
            data-answer="yes"
          >
            {w.yes}
          </button>
        </div>
      </section>
    </Enhanced>
  )
}
