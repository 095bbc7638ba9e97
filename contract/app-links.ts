/** Where else an app is at home, in the order in which pages name them. A column of apps (`source_url`), a field of commands (`sourceUrl`). */
export const APP_LINKS = ['website', 'source', 'issues', 'changelog', 'translation', 'donate'] as const

export type AppLink = (typeof APP_LINKS)[number]
