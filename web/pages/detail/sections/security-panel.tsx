import type { ReactNode } from 'react'
import { Icon } from '../../../kit/icon.tsx'
import { ToggleWord } from '../../../kit/toggle-word.tsx'
import { words } from '../../../words/words.ts'
import type { DetailModel } from '../model.ts'
import style from './security-panel.module.css'

/** What the store knows of the file and of its maker, for the visitor to check. Claims nothing else. */
export function SecurityPanel({ model, open }: { model: DetailModel; open: boolean }) {
  const w = words.security
  const { download } = model
  return (
    <details className={style.panel} open={open}>
      <summary>
        <span className={style.seal}>
          <Icon name="shield-check" size={24} />
        </span>
        <span>
          <b>{w.heading}</b>
          <small>{w.lead}</small>
        </span>
        <span className={style.toggle}>
          <ToggleWord />
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <dl>
        {download && (
          <>
            <Row label={w.signature}>
              {model.sameSigner === undefined
                ? words.trust.signerChangedWhy
                : words.trust.signerOf(model.sameSigner)}
            </Row>
            <Row label={w.certificate}>
              <code>{download.signer}</code>
            </Row>
            <Row label={w.hash}>
              <code>{download.sha256}</code>
            </Row>
          </>
        )}
        <Row label={w.filing}>{model.filingNumber ?? words.trust.notFiled}</Row>
      </dl>
    </details>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
