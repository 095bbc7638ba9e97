import type { ReactNode } from 'react'
import { StarMark } from '../../../kit/stars.tsx'
import { words } from '../../../words/words.ts'
import type { DetailModel } from '../model.ts'
import style from './facts.module.css'

interface FactsProps {
  model: DetailModel
  /** Wider than the screen: those who use a keyboard must be able to scroll it too. */
  scrolls?: boolean
}

/** What a visitor compares apps by. */
export function Facts({ model, scrolls }: FactsProps) {
  const w = words.detail
  return (
    <dl
      className={scrolls ? `${style.facts} ${style.scrolls}` : style.facts}
      tabIndex={scrolls ? 0 : undefined}
    >
      {model.rating ? (
        <Fact label={w.ratings(model.rating.count)}>
          {model.rating.score}
          <StarMark />
        </Fact>
      ) : (
        <Fact label={w.noRating}>–</Fact>
      )}
      <Fact label={w.downloads(model.downloads)}>{model.downloads}</Fact>
      {model.download && (
        <Fact label={w.size}>
          <span data-given="size">{model.download.size}</span>
        </Fact>
      )}
      {model.priceRange && <Fact label={words.info.purchases}>{model.priceRange}</Fact>}
      {model.age && <Fact label={words.info.age}>{model.age}</Fact>}
      {model.app.versionName && (
        <Fact label={model.updated ? w.updatedOn(model.updated) : w.version}>
          <span data-given="version">{model.app.versionName}</span>
        </Fact>
      )}
      {model.coming && <Fact label={w.expected}>{model.coming}</Fact>}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
