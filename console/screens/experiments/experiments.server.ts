import { z } from 'zod'
import { experimentStart } from '../../../contract/commands/experiments.schema.ts'
import { mayGive } from '../../../contract/commands/roles.ts'
import {
  EXPERIMENT_NAMES,
  EXPERIMENTS,
  type Experiment,
  type Variant,
} from '../../../contract/experiments.ts'
import { listExperiments } from '../../../data/db/queries/experiments.ts'
import { viewOf } from '../../kit/view.ts'
import { askStats, dayAgo, type StatsPlace } from '../../server/stats.ts'
import { defineScreen } from '../define-screen.server.ts'
import type { experimentsView } from './experiments.tsx'
import type { ArmLine, ExperimentLine } from './model.ts'

/** What analytics answers at most. */
const MAX_DAYS = 399

type Run = NonNullable<ExperimentLine['run']>

async function armsOf(
  analytics: StatsPlace | undefined,
  experiment: Experiment,
  { startedAt, endedAt }: Run,
): Promise<ExperimentLine['arms']> {
  const end = endedAt?.getTime() ?? Date.now()
  const to = dayAgo(0, end)
  const from = [dayAgo(0, startedAt.getTime()), dayAgo(MAX_DAYS, end)].sort().at(-1) ?? to
  const rows = await askStats(analytics, '/stats/experiment', { from, to, experiment })
  if (!rows) return undefined
  const arm = (variant: Variant): ArmLine => {
    const row = rows.find(row => row.variant === variant)
    return { variant, exposed: Number(row?.exposed ?? 0), converted: Number(row?.converted ?? 0) }
  }
  const [usual, tried] = EXPERIMENTS[experiment]
  return [arm(usual), arm(tried)]
}

export const experiments = defineScreen({
  path: '/experiments',
  query: z.object({}),
  view: viewOf<typeof experimentsView>('experimentsView'),
  async load({ db, deps, person }) {
    const { analytics } = deps.config
    const runs = new Map((await listExperiments(db)).map(({ name, ...run }) => [name, run]))
    return {
      experiments: await Promise.all(
        EXPERIMENT_NAMES.map(async name => {
          const run = runs.get(name)
          return { name, run, arms: run && (await armsOf(analytics, name, run)) }
        }),
      ),
      mayStart: mayGive(experimentStart, person.role),
      isCounted: analytics !== undefined,
    }
  },
})
