import type { Bridge } from '../../../bridge/create-bridge.ts'
import { answered, consent, keepConsent } from '../consent/consent.ts'

const KEY = 'consent'

/** The client's web view may forget what pages keep; the client itself remembers what the visitor has answered. */
export async function keepConsentInClient(bridge: Bridge): Promise<void> {
  // Only where visitors are asked at all.
  if (!document.getElementById('consent') || !bridge.supports('keyValueSet')) return
  answered.listen(() => {
    const value = consent()
    if (value) bridge.call('keyValueSet', { key: KEY, value }).catch(() => {})
  })
  if (consent() !== undefined) return
  const { value } = await bridge.call('keyValueGet', { key: KEY }).catch(() => ({ value: undefined }))
  if ((value === 'yes' || value === 'no') && consent() === undefined) keepConsent(value)
}
