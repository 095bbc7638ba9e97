import type { Versions } from '../../rules/devices/client-version.ts'
import { CLIENT_TOKEN, HOST_TOKEN } from '../../rules/devices/user-agent.ts'

/** What a web view inside a client of these versions says of itself. */
export function userAgentOf({ client, host }: Versions): string {
  const tokens = [client && CLIENT_TOKEN + client, host && HOST_TOKEN + host].filter(Boolean)
  return [
    'Mozilla/5.0 (Linux; Android 10; K; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0',
    'Mobile Safari/537.36',
    ...tokens,
  ].join(' ')
}
