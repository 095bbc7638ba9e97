import type { RunningExperiments } from '../../../contract/experiments.ts'
import { browserOf } from '../../../rules/devices/user-agent.ts'
import { visit } from '../../browser/storage.ts'
import { hasAgreed } from '../consent/consent.ts'
import { openInstallDialog } from './dialogs.ts'

const FLAG = 'install-guide'
const EXPERIMENT = 'install-guide'

/** With the first download of a visit, and not in the client, which installs for itself. For phones only. */
export async function showGuideOnce(
  opener: HTMLElement,
  running: RunningExperiments | undefined,
): Promise<void> {
  if (browserOf(navigator.userAgent) === 'client' || visit.get(FLAG)) return
  visit.set(FLAG, '1')
  const share = running?.[EXPERIMENT]
  if (share && hasAgreed()) {
    // Its code is fetched only while it runs; if that fails, the guide is shown.
    const code = await import('../experiments/meet-experiment.ts').catch(() => undefined)
    if (code?.meetExperiment(EXPERIMENT, share, opener) === 'hidden') return
  }
  openInstallDialog('guide', opener)
}
