import type { NativeWindow } from '../../transports.ts'

declare global {
  interface Window {
    /** There in the simulator's own window only. */
    pergolaSimulator?: { attach(window: NativeWindow): void }
  }
}

// Runs first in every page that comes through the simulator; outside its phone there is no host to attach to.
window.parent.pergolaSimulator?.attach(window)
