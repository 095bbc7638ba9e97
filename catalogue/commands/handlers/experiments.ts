import { experimentStart, experimentStop } from '../../../contract/commands/experiments.schema.ts'
import { commandHandler, theRow } from '../command-context.ts'

const start = commandHandler(experimentStart, async ({ rows }, { name, share }) => {
  const [was] = await rows.find('experiments', { name })
  // Another share is the same run: who takes part changes, and no one's variant does.
  const isRunning = was !== undefined && was.ended_at === null
  const started_at = isRunning ? was.started_at : new Date().toISOString()
  await rows.put('experiments', [{ name, share, started_at, ended_at: null }])
  return undefined
})

const stop = commandHandler(experimentStop, async ({ rows }, { name }) => {
  const { ended_at } = await theRow(rows, 'experiments', { name })
  await rows.put('experiments', [{ name, ended_at: ended_at ?? new Date().toISOString() }])
  return undefined
})

export const experimentHandlers = [start, stop]
