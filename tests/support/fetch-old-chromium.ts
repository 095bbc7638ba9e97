import { tier } from '../../ops/checks/test-run/tier.ts'
import { oldChromium } from './old-chromium.ts'

// Before any test asks for one: unpacking a browser takes more processor time than most tests.
for (const version of tier === 'full' ? ([64, 80] as const) : ([64] as const)) oldChromium(version)
