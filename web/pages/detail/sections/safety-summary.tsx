import { Icon } from '../../../kit/icon.tsx'
import { words } from '../../../words/words.ts'
import type { DetailModel } from '../model.ts'
import { safetyRows } from '../safety-rows.ts'
import style from './safety-summary.module.css'

const w = words.dataSafety

/** In a few words what the developer declares about a visitor's data. */
export function DataSafety({ safety }: { safety: DetailModel['dataSafety'] }) {
  if (!safety) return null
  return (
    <div className={style.safety}>
      <h3>
        <Icon name="lock" />
        {w.heading}
        <small>{w.by}</small>
      </h3>
      <dl>
        {safetyRows(safety).map(([label, says]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
