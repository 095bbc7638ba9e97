import { isPart } from '../tracking/download-source.ts'

/** The channel that a link names: the first of these that is one word. */
export function channelOf(...candidates: (string | undefined)[]): string {
  return candidates.find(text => text !== undefined && isPart(text)) ?? ''
}
