/** What a visitor may ask of the apps in a list; each is a bit of app_ranks.marks. */
export const APP_MARK = { noads: 1, nobuys: 2, stars: 4 } as const
export type AppMark = keyof typeof APP_MARK

/** From this mean on an app carries the mark `stars`. */
export const MANY_STARS = 4.5

export const APP_MARKS = Object.keys(APP_MARK) as AppMark[]

export const marksSum = (marks: readonly AppMark[]): number =>
  marks.reduce((sum, mark) => sum + APP_MARK[mark], 0)
