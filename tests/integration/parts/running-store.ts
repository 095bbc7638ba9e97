import { expect, test } from 'vitest'
import { settingsEnvironment } from '../../../ops/settings.ts'
import { runningStore } from '../../e2e/running-store.ts'
import { temp } from './booted.ts'

test('tests of pages find a store that runs by its folder and its ports, and say when none does', async () => {
  const { at, settings } = temp
  const env = settingsEnvironment(settings)
  // What only tests set is not found again.
  const { postgresSettings: _, ...found } = settings
  expect(await runningStore(settings.runDir, env)).toEqual({ settings: found, at })
  await expect(runningStore(settings.runDir, { ...env, PERGOLA_EDGE_PORT: '1' })).rejects.toThrow(
    'npm run up',
  )
})
