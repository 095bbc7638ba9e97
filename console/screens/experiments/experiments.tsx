import {
  differenceOf,
  MIN_VISITS,
  rateOf,
  verdictOf,
  wilson,
} from '../../../rules/experiments/compare-rates.ts'
import { Badge } from '../../kit/badge.tsx'
import { Button } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { Choice, CommandForm } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { Table } from '../../kit/table.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import type { ExperimentLine, ExperimentsModel } from './model.ts'

const SHARES = [10, 25, 50, 100]

/** What is tried on visitors, and what came of it. */
export const experimentsView = view<ExperimentsModel>({
  title: () => words.places.experiments,
  View: ({ model: { experiments, mayStart, isCounted } }) => (
    <>
      <PageHead title={words.places.experiments} sub={words.experiments.sub} />
      <div className={look.col}>
        {experiments.map(experiment => (
          <One key={experiment.name} experiment={experiment} mayStart={mayStart} isCounted={isCounted} />
        ))}
      </div>
    </>
  ),
})

function One({
  experiment,
  mayStart,
  isCounted,
}: {
  experiment: ExperimentLine
  mayStart: boolean
  isCounted: boolean
}) {
  const { name, run, arms } = experiment
  const w = words.experiments
  const isRunning = run?.endedAt === null
  return (
    <Card
      id={`h-${name}`}
      title={w.known[name].name}
      beside={<Badge tone={isRunning ? 'ok' : 'line'}>{isRunning ? w.running : w.off}</Badge>}
    >
      <div className={card.stack}>
        <p>{w.known[name].about}</p>
        {run && (
          <Facts isLeft>
            <Fact name={w.share}>{w.shareOf(run.share)}</Fact>
            <Fact name={w.started}>
              <Time at={run.startedAt} />
            </Fact>
            {run.endedAt && (
              <Fact name={w.ended}>
                <Time at={run.endedAt} />
              </Fact>
            )}
          </Facts>
        )}
        {mayStart && <Switch name={name} share={run?.share ?? 50} isRunning={isRunning} />}
      </div>
      {run && !arms && (
        <p className={card.text}>{isCounted ? words.today.noNumbers : words.today.notCounted}</p>
      )}
      {arms && <Result name={name} arms={arms} />}
    </Card>
  )
}

function Switch({ name, share, isRunning }: { name: string; share: number; isRunning: boolean }) {
  const w = words.experiments
  const shares = [...new Set([...SHARES, share])].sort((a, b) => a - b)
  return (
    <div className={`${look.row12} ${look.atFoot} ${look.wrap}`}>
      <CommandForm command="experiment.start" className={`${look.row12} ${look.atFoot}`}>
        <input type="hidden" name="name" value={name} />
        <Choice
          name="share"
          label={w.share}
          value={String(share)}
          options={shares.map(one => [String(one), w.shareOf(one)])}
        />
        <Button tone={isRunning ? undefined : 'main'}>{isRunning ? w.save : w.start}</Button>
      </CommandForm>
      {isRunning && (
        <CommandForm command="experiment.stop">
          <input type="hidden" name="name" value={name} />
          <Button>{w.stop}</Button>
        </CommandForm>
      )}
    </div>
  )
}

function Result({ name, arms }: { name: ExperimentLine['name']; arms: NonNullable<ExperimentLine['arms']> }) {
  const w = words.experiments
  const [usual, tried] = arms
  const { variants } = w.known[name]
  const verdict = verdictOf(tried, usual)
  const { difference, low, high } = differenceOf(tried, usual)
  return (
    <section aria-label={w.result}>
      <Table
        isCompact
        rows={[...arms]}
        keyOf={({ variant }) => variant}
        columns={[
          { head: w.variant, cell: ({ variant }) => variants[variant] },
          { head: w.exposed, align: 'right', cell: ({ exposed }) => words.count(exposed) },
          { head: w.converted, align: 'right', cell: ({ converted }) => words.count(converted) },
          {
            head: w.rate,
            align: 'right',
            cell: arm => (arm.exposed === 0 ? '–' : w.rateOf(rateOf(arm))),
          },
          {
            head: w.interval,
            align: 'right',
            cell: arm => (arm.exposed === 0 ? '–' : w.between(wilson(arm).low, wilson(arm).high)),
          },
        ]}
      />
      <p className={card.text}>
        {verdict === 'few'
          ? w.few(MIN_VISITS)
          : `${w.verdicts[verdict](variants[tried.variant])} ${w.difference(difference, low, high)}`}
      </p>
    </section>
  )
}
