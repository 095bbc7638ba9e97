import { startRisk } from '../install/risk.ts'
import { enhancer } from '../shell/enhancer.tsx'

/** On every page of a store that has a provider, so that the token is there before a download wants it. */
export default enhancer('risk-control', startRisk)
