import type { ReactNode } from 'react'
import { FILING_REGISTER } from '../../../../rules/links/filing-register.ts'
import { historyPath } from '../../../addresses/addresses.ts'
import { CopyButton } from '../../../features/copy/copy-button.tsx'
import { Icon } from '../../../kit/icon.tsx'
import { langOf } from '../../../kit/lang.ts'
import { More } from '../../../kit/more.tsx'
import { OutsideLink } from '../../../kit/outside-link.tsx'
import { ToggleWord } from '../../../kit/toggle-word.tsx'
import { words } from '../../../words/words.ts'
import { type HashSystem, hashCommands } from '../hash-commands.ts'
import type { DetailModel } from '../model.ts'
import { SIGNERS, signingDetail } from '../signing-words.ts'
import style from './security-panel.module.css'

/** What the store knows of the file and of its maker, for the visitor to check. Claims nothing else. */
export function SecurityPanel({ model }: { model: DetailModel }) {
  return (
    <details className={style.panel} open>
      <summary>
        <span className={style.seal}>
          <Icon name="fingerprint-pattern" size={24} />
        </span>
        <b>{words.security.heading}</b>
        <span className={style.toggle}>
          <ToggleWord />
          <Icon name="chevron-down" size={16} />
        </span>
      </summary>
      <SecurityList model={model} />
    </details>
  )
}

export function SecurityList({ model }: { model: DetailModel }) {
  const w = words.security
  const { download } = model
  return (
    <div className={style.list}>
      <dl>
        {download && (
          <>
            <Row label={w.signature}>
              <Signature model={model} />
            </Row>
            {download.signer && (
              <Row label={w.certificate} copies={download.signer}>
                <code>{download.signer}</code>
              </Row>
            )}
            <Row label={w.hash} copies={download.sha256} check="hash">
              <code data-given="hash">{download.sha256}</code>
            </Row>
          </>
        )}
        <Row label={w.filing}>
          <Filing number={model.filingNumber} />
        </Row>
      </dl>
      {download && (
        <More more={w.how}>
          <p className={style.how}>{w.howTo}</p>
          <dl>
            {hashCommands(`${download.saveAs}.apk`).map(({ system, command }) => (
              <Row key={system} label={w.systems[system]} copies={command} check={system}>
                <code>{command}</code>
              </Row>
            ))}
          </dl>
        </More>
      )}
    </div>
  )
}

/** As the developer wrote it: the register is one press away, and the store has not compared them. */
function Filing({ number }: { number: string | undefined }) {
  if (!number) return <span>{words.trust.notFiled}</span>
  return (
    <span>
      <span lang={langOf(number)}>{number}</span>{' '}
      <OutsideLink href={FILING_REGISTER}>{words.security.register}</OutsideLink>
    </span>
  )
}

/** What the store saw of it itself, and for how long it has been the same. */
function Signature({ model: { signing, app } }: { model: DetailModel }) {
  const w = words.signing
  if (!signing) return <span>{w.notChecked}</span>
  return (
    <span>
      <span data-given="checked">{w.checkedOn(signing.checked)}</span>{' '}
      <a href={`${historyPath(app.appId)}#${SIGNERS}`}>{signingDetail(signing)}</a>
    </span>
  )
}

interface RowProps {
  label: string
  copies?: string
  /** What it is to someone who checks a file; a download that began shows it once more (say-started.ts). */
  check?: 'hash' | HashSystem
  children: ReactNode
}

function Row({ label, copies, check, children }: RowProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-check={check}>
        {children}
        {copies && <CopyButton text={copies} label={words.security.copy(label)} />}
      </dd>
    </div>
  )
}
