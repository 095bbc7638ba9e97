/** A page that is not there, or no longer. */
export interface MissingModel {
  title: string
  heading: string
  body: string
}
