/** What is said of an app that is gone, of one kind. */
export interface GoneWords {
  heading: (app: string) => string
  /** Why it is gone. */
  why: string
  /** What to do, where there is something to do. */
  lead?: string
  /** What it means for those who have it installed. */
  so: string | ((app: string) => string)
}

/** The same with the name of the app. */
export function goneText({ heading, why, lead, so }: GoneWords, app: string) {
  return { heading: heading(app), why, lead, so: typeof so === 'string' ? so : so(app) }
}
