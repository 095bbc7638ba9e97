import { enhancer } from '../../islands/enhancer.ts'
import { startTracker } from './start-tracker.ts'

/** Counts what happens on the page, on every page. */
export default enhancer('tracker', element => {
  startTracker(JSON.parse(element.dataset.settings ?? '{}'))
})
