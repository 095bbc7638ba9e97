/**
 * When an island comes alive: after the page has loaded, when the browser is idle, when it is on the screen,
 * or when the visitor touches it.
 */
export type HydrateOn = 'load' | 'idle' | 'visible' | 'touch'

/** A touch wakes every island, so it isn't written: a page has dozens. */
export const wakesOn = (on: HydrateOn) => (on === 'touch' ? undefined : on)
