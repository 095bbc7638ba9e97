import type { Bridge } from '../../../bridge/create-bridge.ts'
import { heldPage } from '../../browser/hold-page.ts'

const WRITTEN_IN = 'input:not([type=checkbox]):not([readonly]), textarea'

/** Tells the host what it draws around the page: its loading sign, its keyboard, its bars. */
export function tellHost(bridge: Bridge): void {
  if (!bridge.supports('hideLoading')) return
  bridge.call('hideLoading', {})
  // The page has a head of its own, with a way out.
  bridge.call('title', { show: false })
  const keyboard = (show: boolean) => (event: Event) => {
    if ((event.target as Element).matches(WRITTEN_IN)) bridge.call('keyboard', { show })
  }
  document.addEventListener('focusin', keyboard(true))
  document.addEventListener('focusout', keyboard(false))
  heldPage.listen(({ held, panel }) => {
    if ('fullScreen' in panel.dataset) bridge.call('fullScreen', { isFullScreen: held })
  })
}
