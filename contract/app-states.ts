/** What an app is to visitors; noVersion: announced, and nothing to download yet. */
export const APP_STATES = ['live', 'noVersion', 'delisted', 'takenDown'] as const
export type AppState = (typeof APP_STATES)[number]
