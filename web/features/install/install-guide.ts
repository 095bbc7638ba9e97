import { browserOf } from '../../../rules/user-agent.ts'
import { pageOf } from '../../browser/page.ts'
import { hasFlag, setFlag } from '../../browser/visit-flag.ts'
import { openInstallDialog } from './dialogs.ts'

const FLAG = 'install-guide'

/** With the first download of a visit, on phones only: not in the messaging app, nor in the client, which install for themselves. */
export function showGuideOnce(opener: HTMLElement): void {
  const browser = browserOf(navigator.userAgent)
  if (pageOf(document)?.pageType !== 'Mobile' || browser === 'wechat' || browser === 'client') return
  if (hasFlag(FLAG)) return
  setFlag(FLAG)
  openInstallDialog('guide', opener)
}
