import { reportsPath } from '../../addresses/addresses.ts'
import button from '../../kit/button.module.css'
import { words } from '../../words/words.ts'
import style from './report.module.css'

const w = words.report

/** For those who wrote the number down. */
export function ReportLookUp() {
  return (
    <form className={style.form} action={reportsPath} method="post">
      <h2>{w.lookUp}</h2>
      <label htmlFor="report-number">{w.yourNumber}</label>
      <input id="report-number" name="number" required maxLength={60} autoComplete="off" spellCheck={false} />
      <button type="submit" className={`${button.button} ${button.large} ${button.soft}`}>
        {w.show}
      </button>
    </form>
  )
}
