import type { Engine } from './engine.ts'

export interface Together extends Engine {
  parts: Engine[]
}

/** Several engines as one: started side by side, and stopped one after the other. */
export function together(name: string, parts: Engine[]): Together {
  return {
    name,
    parts,
    async start() {
      await Promise.all(parts.map(part => part.start()))
    },
    async stop() {
      for (const part of parts) await part.stop()
    },
  }
}
