import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls'
import type { Settings } from '../../ops/settings.ts'

/** Opens a TLS connection to the front from one of this machine's addresses. */
export function connectFrom(settings: Settings, from: string, onSecure: () => void): TLSSocket {
  const options: ConnectionOptions & { localAddress: string } = {
    host: '127.0.0.1',
    port: settings.ports.tls,
    rejectUnauthorized: false,
    localAddress: from,
  }
  return connect(options, onSecure)
}
