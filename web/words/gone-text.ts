/** What visitors read in the place of an app that is gone. */
export interface GoneText {
  heading: string
  /** Why it is gone. */
  why: string
  /** What to do, where there is something to do. */
  lead?: string
  /** What it means for those who have it installed. */
  so: string
}
