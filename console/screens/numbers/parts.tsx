import { Meter } from '../../kit/charts/bars.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { words } from '../../words/words.ts'

/** How much more or less it is than it was. */
export function Delta({ now, before }: { now: number; before: number }) {
  if (before === 0) return null
  const change = now / before - 1
  return <span className={change >= 0 ? 'delta up' : 'delta down'}>{words.today.delta(change)}</span>
}

/** How many of those who opened a page went on. */
export function Funnel({ counts }: { counts: number[] }) {
  const [opened = 0] = counts
  return (
    <section className="card" aria-labelledby="h-fun">
      <div className="card-b">
        <h2 className="h2 h2-b" id="h-fun">
          {words.today.funnel}
        </h2>
        <div className="funnel">
          {words.today.steps.map((step, i) => (
            <div key={step} className="fun">
              <span>{step}</span>
              <Meter part={opened > 0 ? (counts[i] ?? 0) / opened : 0} className="meter-tall" />
              <b className="r m">{words.count(counts[i] ?? 0)}</b>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** How fast pages were. */
export function Vitals({ vitals }: { vitals: { name: string; p75: number; visits: number }[] }) {
  return (
    <section className="card" aria-labelledby="h-vit">
      <div className="card-b">
        <h2 className="h2 h2-b" id="h-vit">
          {words.today.vitals}
        </h2>
        <Facts>
          {vitals.map(({ name, p75, visits }) => (
            <Fact key={name} name={name}>
              {visits === 0 ? '–' : words.today.vital(name, p75)}
            </Fact>
          ))}
        </Facts>
      </div>
    </section>
  )
}
