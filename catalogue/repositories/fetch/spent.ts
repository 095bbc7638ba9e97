import type { ImportLimits } from '../limits.ts'
import { UntrustedError } from '../untrusted.ts'

/** What one reading has cost so far. */
export class Spent {
  #left: number
  /** Ends when the reading may take no longer, or when whoever asked for it wants it no more. */
  readonly signal: AbortSignal

  constructor({ totalBytes, totalMs }: ImportLimits, signal: AbortSignal | undefined) {
    this.#left = totalBytes
    const late = AbortSignal.timeout(totalMs)
    this.signal = signal ? AbortSignal.any([signal, late]) : late
  }

  /** Throws if it has ended. A time that is over is the place's fault; whoever gave the reading up is told so by what they gave. */
  check(): void {
    if (!this.signal.aborted) return
    const { reason } = this.signal
    throw reason instanceof DOMException && reason.name === 'TimeoutError'
      ? new UntrustedError('slow')
      : reason
  }

  take(bytes: number): void {
    this.#left -= bytes
    if (this.#left < 0) throw new UntrustedError('bytes-many')
  }
}
