import type { Stats } from './stats.ts'
import { measureVitals } from './vitals.ts'

/** How the page felt until it was first left, or hidden. */
export function tellVitals(stats: Stats): void {
  const measured = measureVitals()
  const tell = () => {
    for (const vital of measured()) stats.event('vital', { vital })
  }
  document.addEventListener('visibilitychange', () => document.hidden && tell())
  window.addEventListener('pagehide', tell)
}
