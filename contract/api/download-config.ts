import type * as z from 'zod/mini'
import type { RunningExperiments } from '../experiments.ts'
import type { downloadConfig } from './download-config.schema.ts'
import { isRecord, successData } from './envelope.ts'

export const DOWNLOAD_TYPE = { highSpeed: 0, normal: 1, custom: 2 } as const
/** Of the specification. The client shows the word in the language of the page. */
export const DEFAULT_DISPLAY = '下载'

export type DownloadConfig = z.infer<typeof downloadConfig>

/** The configuration of a reply that counts; undefined means the default button. */
export function readDownloadConfig(reply: unknown): DownloadConfig | undefined {
  const data = successData(reply)
  if (!isRecord(data)) return undefined
  const downloadType = Object.values(DOWNLOAD_TYPE).find(type => type === data.downloadType)
  if (downloadType === undefined) return undefined
  return {
    display: text(data.display) || DEFAULT_DISPLAY,
    ch: text(data.ch),
    downloadType,
    downloadUrl: text(data.downloadUrl),
    // Who reads a share of it makes sure that it is one (rules/experiments/assign-variant.ts).
    experiments: data.experiments as RunningExperiments | undefined,
  }
}

function text(x: unknown): string {
  return typeof x === 'string' ? x : ''
}
