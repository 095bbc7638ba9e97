import {
  hashComponents,
  loadSources,
  murmurX64Hash128,
  prepareForSources,
  sources,
} from '@fingerprintjs/fingerprintjs'
import type { CollectEvent } from '../../../contract/collect.schema.ts'
import { withTimeout } from '../../browser/with-timeout.ts'

const AUDIO_MS = 1000
const MAX_KEY_LENGTH = 32
const MAX_VALUE_LENGTH = 256
/** What the library itself says when audio takes too long. */
const TOO_LATE = -3

type Device = NonNullable<CollectEvent['device']>

/** What the device looks like to a page, key by key; a long value is hashed. */
export async function deviceComponents(): Promise<Device> {
  await prepareForSources()
  const options = { cache: {}, debug: false }
  const components = await loadSources({ ...sources, audio }, options, FORBIDDEN)()
  const list = Object.entries(components).map(([key, component]) => ({
    key: key.slice(0, MAX_KEY_LENGTH),
    value: 'error' in component ? 'error' : inShort(component.value),
  }))
  return [
    { key: 'userAgent', value: inShort(navigator.userAgent) },
    ...list,
    { key: 'hash', value: hashComponents(components) },
  ]
}

function audio(): number | (() => Promise<number>) {
  const measured = sources.audio()
  if (typeof measured === 'number') return measured
  return () => withTimeout(AUDIO_MS, measured(), TOO_LATE)
}

function inShort(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.length > MAX_VALUE_LENGTH ? murmurX64Hash128(text) : text
}

/** These write markup of their own into a frame, which the page's policy forbids. */
const FORBIDDEN = ['fontPreferences'] as const
