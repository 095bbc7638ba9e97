/** Where events go, unless the operator names another place. */
export const COLLECT_PATH = '/collect'
/** A body of this size still fits what `sendBeacon` may have under way. */
export const COLLECT_MAX_BYTES = 60_000
export const COLLECT_MAX_EVENTS = 50
/** A clock that is further off than this is set right before its events are taken. */
export const CLOCK_SLACK_MS = 600_000
/** How long an event may wait in a browser for a chance to be sent. */
export const EVENT_MAX_AGE_MS = 7 * 86_400_000

export const VITAL_NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const

/** Why an event was not taken. Only `clock` is worth another try, after adding `now - sent` to its time. */
export const REFUSALS = ['clock', 'time', 'shape', 'foreign', 'robot'] as const
export type Refusal = (typeof REFUSALS)[number]
