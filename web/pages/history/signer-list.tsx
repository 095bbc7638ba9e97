import { signersPath } from '../../addresses/addresses.ts'
import { words } from '../../words/words.ts'
import { SIGNERS } from '../detail/signing-words.ts'
import type { SignerItem } from './model.ts'
import style from './signer-list.module.css'

const w = words.signing
const CAME = { 'handed-on': w.cameHandedOn, other: w.cameOther }

/** Who signed which versions, and how one key came after another. */
export function SignerList({ appId, signers }: { appId: number; signers: SignerItem[] }) {
  if (signers.length === 0) return null
  return (
    <section id={SIGNERS} className={style.signers}>
      <h2>{w.heading}</h2>
      <p>{w.lead}</p>
      <ol>
        {signers.map(({ sha256, subject, first, last, since, versions, came }) => (
          <li key={`${sha256} ${first}`}>
            {subject && <b>{subject}</b>}
            <code>{sha256}</code>
            <span>{[w.range(first, last, versions), w.since(1, since)].join(' · ')}</span>
            {came && <span className={came === 'other' ? style.other : undefined}>{CAME[came]}</span>}
          </li>
        ))}
      </ol>
      <a href={signersPath(appId)}>{w.asData}</a>
    </section>
  )
}
