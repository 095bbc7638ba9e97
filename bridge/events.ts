import type { AppStatusPush } from '../contract/bridge-methods.ts'

export interface BridgeEvents {
  /** An app's status, as the client has it: `buttonFor` makes a button of it. */
  appStatus: AppStatusPush
  /** How far a download or an installation has come, in percent. */
  progress: { packageName: string; progress: number }
}
export type Listener<E extends keyof BridgeEvents> = (event: BridgeEvents[E]) => void

export function createEvents() {
  const listeners: { [E in keyof BridgeEvents]: Set<Listener<E>> } = {
    appStatus: new Set(),
    progress: new Set(),
  }
  return {
    on<E extends keyof BridgeEvents>(event: E, listener: Listener<E>): void {
      listeners[event].add(listener)
    },
    off<E extends keyof BridgeEvents>(event: E, listener: Listener<E>): void {
      listeners[event].delete(listener)
    },
    emit<E extends keyof BridgeEvents>(event: E, detail: BridgeEvents[E]): void {
      for (const listener of [...listeners[event]]) {
        try {
          listener(detail)
        } catch (error) {
          // Neither the other listeners nor native pay for it; the browser reports it as the page's own.
          setTimeout(() => {
            throw error
          })
        }
      }
    },
  }
}
