import { AppIcon } from '../../kit/app-icon.tsx'
import { Icon } from '../../kit/icon.tsx'
import { StarMark } from '../../kit/stars.tsx'
import { words } from '../../words/words.ts'
import style from './developer-card.module.css'
import type { DeveloperModel } from './model.ts'

const w = words.developerPage

export function DeveloperCard({ model }: { model: DeveloperModel }) {
  const { name, verified, joined, description, logoKey, facts } = model
  const trust = [verified ? words.proofs.badge : w.notVerified, joined && w.joined(joined)]
  return (
    <div className={style.card}>
      {logoKey ? (
        <AppIcon iconKey={logoKey} side={96} fetch={195} alt="" eager />
      ) : (
        <span className={style.letter} aria-hidden="true">
          {[...name][0]}
        </span>
      )}
      <div className={style.about}>
        <h1 dir="auto">{name}</h1>
        <p className={style.trust} data-verified={verified ? '' : undefined}>
          <Icon name={verified ? 'badge-check' : 'info'} size={16} />
          {verified ? (
            <a href="#proofs">{trust.filter(Boolean).join(' · ')}</a>
          ) : (
            trust.filter(Boolean).join(' · ')
          )}
        </p>
      </div>
      <div className={style.more}>
        {description && (
          <p className={style.description} dir="auto" lang={model.descriptionLang ?? undefined}>
            {description}
          </p>
        )}
        <dl className={style.facts}>
          <Fact name={w.count(facts.count)} value={facts.count} />
          {facts.downloads && <Fact name={w.downloads(facts.downloads)} value={facts.downloads} />}
          <Fact name={w.score} value={facts.score} star />
          <Fact name={w.updated} value={facts.updated} />
        </dl>
      </div>
    </div>
  )
}

function Fact({ name, value, star }: { name: string; value: string | undefined; star?: boolean }) {
  if (!value) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        {star && <StarMark />}
      </dd>
    </div>
  )
}
