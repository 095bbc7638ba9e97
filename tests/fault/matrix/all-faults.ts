import { ENGINE_FAULTS } from './engine-faults.ts'
import type { Fault } from './fault.ts'
import { FULL_STORE_FAULTS } from './full-store-faults.ts'
import { OTHER_FAULTS } from './other-faults.ts'

export const ALL_FAULTS: Fault[] = [...ENGINE_FAULTS, ...OTHER_FAULTS, ...FULL_STORE_FAULTS]
