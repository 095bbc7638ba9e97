import { CopyButton } from '../../features/copy/copy-button.tsx'
import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icons.ts'
import { langOf } from '../../kit/lang.ts'
import { NameIn } from '../../kit/name-in.tsx'
import { words } from '../../words/words.ts'
import type { DeveloperModel, ProofView } from './model.ts'
import style from './proof-list.module.css'

const w = words.proofs

const ICONS: Record<ProofView['method'], IconName> = {
  dns: 'globe',
  'well-known': 'file-check',
  assetlinks: 'fingerprint-pattern',
  papers: 'stamp',
}

/** Every claim on who they are, with its evidence, its dates and the line that repeats the check. */
export function ProofList({ model: { name, proofs } }: { model: DeveloperModel }) {
  if (proofs.length === 0) return null
  const holding = proofs.filter(({ holds }) => holds).length
  return (
    <section id="proofs" className={style.proofs}>
      <h2>
        <NameIn sentence={w.heading} name={name} />
      </h2>
      <p className={style.lead}>{holding > 0 ? w.count(holding) : w.none}</p>
      <ul>
        {proofs.map(({ id, method, holds, state, title, papers, facts, repeat }) => (
          <li key={id}>
            <Icon name={ICONS[method]} size={24} />
            <div>
              <b>{title}</b>
              <p>
                {method === 'papers' ? (
                  <NameIn sentence={w.why.papers} name={papers} lang={langOf(papers)} />
                ) : (
                  w.why[method]
                )}
              </p>
              <small>{facts}</small>
              {repeat && (
                <p className={style.repeat}>
                  <code>{repeat}</code>
                  <CopyButton text={repeat} label={w.repeat} />
                </p>
              )}
            </div>
            <span className={holds ? style.holds : style.fails}>
              <Icon name={holds ? 'check' : 'x'} size={16} />
              {state}
            </span>
          </li>
        ))}
      </ul>
      <p className={style.lead}>{w.note}</p>
    </section>
  )
}
