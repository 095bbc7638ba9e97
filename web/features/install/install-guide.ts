import { browserOf } from '../../../rules/devices/user-agent.ts'
import { pageOf } from '../../browser/page.ts'
import { visit } from '../../browser/storage.ts'
import { openInstallDialog } from './dialogs.ts'

const FLAG = 'install-guide'

/** With the first download of a visit, on phones only, and not in the client, which installs for itself. */
export function showGuideOnce(opener: HTMLElement): void {
  const browser = browserOf(navigator.userAgent)
  if (pageOf(document)?.pageType !== 'Mobile' || browser === 'client') return
  if (visit.get(FLAG)) return
  visit.set(FLAG, '1')
  openInstallDialog('guide', opener)
}
