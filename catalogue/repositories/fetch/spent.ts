import type { ImportLimits } from '../limits.ts'
import { UntrustedError } from '../untrusted.ts'

/** What one reading has cost so far. */
export class Spent {
  #left: number
  /** Aborts when the reading may take no longer, or when the caller cancels it. */
  readonly signal: AbortSignal

  constructor({ totalBytes, totalMs }: ImportLimits, signal: AbortSignal | undefined) {
    this.#left = totalBytes
    const late = AbortSignal.timeout(totalMs)
    this.signal = signal ? AbortSignal.any([signal, late]) : late
  }

  /** Throws if it has ended. A timeout is the place's fault; a cancellation has the caller's own reason. */
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
