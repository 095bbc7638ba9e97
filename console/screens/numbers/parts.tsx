import card from '../../kit/card.module.css'
import { Meter } from '../../kit/charts/bars.tsx'
import { classes } from '../../kit/classes.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import look from '../../kit/look.module.css'
import { words } from '../../words/words.ts'
import style from './numbers.module.css'

/** How much more or less it is than it was. */
export function Delta({ now, before }: { now: number; before: number }) {
  if (before === 0) return null
  const change = now / before - 1
  return <Change by={change}>{words.today.delta(change)}</Change>
}

export const Change = ({ by, children }: { by: number; children: string }) => (
  <span className={classes(style.delta, by < 0 && style.down)}>{children}</span>
)

/** How many of those who opened a page went on. */
export function Funnel({ counts }: { counts: number[] }) {
  const [opened = 0] = counts
  return (
    <section className={card.card} aria-labelledby="h-fun">
      <div className={card.body}>
        <h2 className={`${card.heading} ${style.above}`} id="h-fun">
          {words.today.funnel}
        </h2>
        <div className={style.funnel}>
          {words.today.steps.map((step, i) => (
            <div key={step} className={style.step}>
              <span>{step}</span>
              <Meter part={opened > 0 ? (counts[i] ?? 0) / opened : 0} isTall />
              <b className={`${look.right} ${look.medium}`}>{words.count(counts[i] ?? 0)}</b>
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
    <section className={card.card} aria-labelledby="h-vit">
      <div className={card.body}>
        <h2 className={`${card.heading} ${style.above}`} id="h-vit">
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
