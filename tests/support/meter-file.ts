import { afterAll, expect } from 'vitest'
import { startMeter } from '../../ops/checks/test-run/costs/meter.ts'

// Hooks run last in, first out, so this one comes after those of the test file.
afterAll(startMeter(expect.getState().testPath ?? ''))
