import type { Bridge } from '../../../bridge/create-bridge.ts'
import { isMobileNumber } from '../../../rules/text/mobile-number.ts'
import { clientWords } from '../../words/client-words.ts'
import { sayFailed } from './say-failed.ts'

/** Any check, any carrier: the client knows both by the number. */
const ANY = { checkType: 0, carrierType: 0 }

/** Whether downloads cost the visitor's plan nothing, asked for a mobile number; the client toasts the answer. */
export function checkFlow(bridge: Bridge): void {
  const form = document.querySelector<HTMLFormElement>('[data-flow-check]')
  const field = form?.querySelector('input')
  if (!form || !field || !bridge.supports('flowCheck')) return
  field.addEventListener('input', () => field.setCustomValidity(''))
  form.addEventListener('submit', event => {
    event.preventDefault()
    const number = field.value.trim()
    field.setCustomValidity(isMobileNumber(number) ? '' : clientWords.badNumber)
    if (!form.reportValidity()) return
    const answer = bridge.call('flowCheck', { ...ANY, phoneToken: number })
    answer.then(
      ({ free }) => bridge.call('toast', { msg: free ? clientWords.free : clientWords.notFree }),
      () => {},
    )
    sayFailed(answer)
  })
}
