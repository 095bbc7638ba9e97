import { tempStore } from '../temp-store.ts'
import { hasGolden } from './golden-store.ts'
import { makeGolden } from './make-golden.ts'

// Before any test asks for one: two that ask at the same time would both make it.
for (const catalogue of ['none', 'suites', 'fixture', 'demo'] as const)
  if (!hasGolden(catalogue)) await makeGolden(catalogue, await tempStore())
