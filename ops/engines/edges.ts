import { together } from './together.ts'
import type { Edge } from './varnish.ts'

/** Several edges as one, for who deploys: each runs the same program. */
export function edges(parts: Edge[]): Edge & { parts: Edge[] } {
  return {
    ...together('Varnish', parts),
    parts,
    async start(program) {
      await Promise.all(parts.map(edge => edge.start(program)))
    },
    isRunning: () => parts.some(edge => edge.isRunning()),
    sees: (slot, kind) => parts.every(edge => !edge.isRunning() || edge.sees(slot, kind)),
    async use(program) {
      // One that was stopped has no pages to lose.
      for (const edge of parts) await (edge.isRunning() ? edge.use(program) : edge.start(program))
    },
  }
}
