import type { CollectBatch } from '../../contract/collect.schema.ts'

/**
 * A line of the log. It is serialized from what was validated, so that one parser decides what it says: in a body as it
 * came, ours and the store's may see different things (repeated keys, 1.0 for 1, half a character). `network` is
 * the mark of where it came from (platform/visitors/day-marks.ts), which no sender has a say in.
 */
export function eventLine(received: number, network: string, batch: CollectBatch): Buffer {
  const line = { received, network, batch }
  const text = JSON.stringify(line)
  return Buffer.from(`${text.includes(HALF) ? JSON.stringify(line, mend) : text}
`)
}

// How half of a character from outside the basic plane is written, which the store does not read.
const HALF = '\\ud'

function mend(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}
