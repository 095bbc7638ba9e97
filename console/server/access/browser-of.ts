import { clientAddress, type Sent } from '../../../server/visitors/client-address.ts'
import { networkOf } from '../../../server/visitors/network-of.ts'
import type { Browser } from './sessions.ts'

/** What is known of whoever asks. */
export const browserOf = (request: Sent): Browser => ({
  agent: String(request.headers['user-agent'] ?? ''),
  network: networkOf(clientAddress(request)),
})
