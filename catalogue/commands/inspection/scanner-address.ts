import type { ScannerAddress } from './scan.ts'

/** `/run/clamav/clamd.ctl` or `host:port`; undefined: there is none. */
export function scannerAddress(text: string | undefined): ScannerAddress | undefined {
  if (!text) return undefined
  if (text.startsWith('/')) return { path: text }
  const [, host, port] = /^([\w.-]+):(\d{1,5})$/.exec(text) ?? []
  if (!host || !port) throw new Error(`SCANNER must be the path of clamd's socket or host:port (got ${text})`)
  return { host, port: Number(port) }
}
