import { Icon } from '../../../kit/icon.tsx'
import { words } from '../../../words/words.ts'
import type { DetailModel } from '../model.ts'
import { signingTitle } from '../signing-words.ts'
import style from './trust-row.module.css'
import { TrustStrip } from './trust-strip.tsx'

/** The same facts in one line, which opens. */
export function TrustRow({ model }: { model: DetailModel }) {
  return (
    <details className={style.row}>
      <summary>
        <Icon name={isChecked(model) ? 'shield-check' : 'info'} />
        <span>{gist(model).join(' · ')}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <TrustStrip model={model} />
    </details>
  )
}

/** The shield is for a file that the store inspected, whose signer is no stranger. */
const isChecked = ({ signing, warnings }: DetailModel) =>
  signing !== undefined && signing.came !== 'other' && warnings.length === 0

function gist({
  download,
  signing,
  filingNumber,
  permissions,
  versionCount,
  warnings,
}: DetailModel): string[] {
  const w = words.trust
  return [
    ...(warnings.length > 0 ? [words.warnings.trust(warnings.length)] : []),
    ...(download ? [signingTitle(signing)] : []),
    filingNumber ? w.filed : w.notFiled,
    ...(versionCount > 0 ? [permissions.total ? w.asked(permissions.asked) : w.noPermissions] : []),
  ]
}
