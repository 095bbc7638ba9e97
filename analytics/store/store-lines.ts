import { insertLines, isUnreadable } from './insert-lines.ts'
import type { Store } from './open-store.ts'

export interface DeadLine {
  line: Buffer
  reason: string
}

/**
 * Stores whatever can be stored, and returns the lines that can't, whoever tries. What is good stands in few pieces:
 * a block that fails is halved until the bad line is alone. Fails when the store does.
 */
export async function storeLines(store: Store, blocks: Buffer[]): Promise<DeadLine[]> {
  try {
    await insertLines(store, Buffer.concat(blocks))
    return []
  } catch (error) {
    if (!isUnreadable(error)) throw error
    if (blocks.length === 1) {
      const lines = splitLines(blocks[0] ?? Buffer.alloc(0))
      if (lines.length <= 1) return lines.map(line => ({ line, reason: error.message.slice(0, 500) }))
      return storeLines(store, lines)
    }
    const half = Math.ceil(blocks.length / 2)
    const first = await storeLines(store, blocks.slice(0, half))
    return [...first, ...(await storeLines(store, blocks.slice(half)))]
  }
}

function splitLines(block: Buffer): Buffer[] {
  const lines: Buffer[] = []
  for (let from = 0; from < block.length; ) {
    const end = block.indexOf(10, from)
    const to = end < 0 ? block.length : end + 1
    lines.push(block.subarray(from, to))
    from = to
  }
  return lines
}
