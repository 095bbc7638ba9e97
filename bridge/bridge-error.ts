import type { BridgeErrorCode } from '../contract/bridge.ts'

export class BridgeError extends Error {
  readonly code: BridgeErrorCode
  readonly method: string

  constructor(code: BridgeErrorCode, method: string) {
    super(`${method}: ${code}`)
    this.name = 'BridgeError'
    this.code = code
    this.method = method
  }
}
