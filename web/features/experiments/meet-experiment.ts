import { armOf, EXPERIMENTS, EXPOSED, type Experiment, type Variant } from '../../../contract/experiments.ts'
import { assignVariant } from '../../../rules/experiments/assign-variant.ts'
import { isSessionId, sessionId } from '../../../rules/tracking/session-id.ts'
import type { TrackSettings } from '../../../rules/tracking/track-settings.ts'
import { random32 } from '../../browser/random.ts'
import { local, tryStorage, visit } from '../../browser/storage.ts'
import { hasAgreed } from '../consent/consent.ts'
import { tellDownload } from '../install/downloads.ts'
import { wantsPrivacy } from '../track/privacy-signals.ts'

/** Kept in local storage alone: a cookie would be sent. */
const NAME = 'experiment_id'
const FLAG = 'exposed:'

/**
 * Returns the variant that this visitor gets, and records, once a visit, that they met it at this control. Call it where the variants
 * differ, not before. undefined: the visitor doesn't take part, and gets what everyone gets.
 */
export function meetExperiment<Name extends Experiment>(
  name: Name,
  share: number,
  control: HTMLElement,
): Variant<Name> | undefined {
  const visitor = isCounted() && hasAgreed() ? visitorId() : undefined
  const variant = visitor && assignVariant<Variant<Name>>(visitor, name, EXPERIMENTS[name], share)
  if (!variant) return undefined
  if (!visit.get(FLAG + name)) {
    visit.set(FLAG + name, '1')
    control.dataset.ab = armOf(name, variant)
    // After the click that led here is recorded, so that its download isn't taken for a later one.
    setTimeout(() => tellDownload({ control, download: undefined, action: EXPOSED }))
  }
  return variant
}

/** Without the tracker nothing of it would be recorded. */
function isCounted(): boolean {
  const { settings } = document.querySelector<HTMLElement>('[data-island=tracker]')?.dataset ?? {}
  if (!settings) return false
  const { signals }: TrackSettings = JSON.parse(settings)
  return signals !== 'honour' || !wantsPrivacy(navigator)
}

/** Random, and never sent; undefined where nothing can be kept. */
function visitorId(): string | undefined {
  const kept = tryStorage(local, storage => storage.getItem(NAME))
  if (isSessionId(kept)) return kept
  const made = sessionId(random32)
  return tryStorage(local, storage => {
    storage.setItem(NAME, made)
    return made
  })
}
