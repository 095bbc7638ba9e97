import type { RequirementId } from './requirement-ids.ts'

/** A test that looks at the served page or at the real route. */
export interface Proof {
  file: string
  /** The title in the file; what is filled in later is `…`, and ` › ` leads from a describe to a test in it. */
  title: string
}

/** One statement of the specification, and what became of it here. */
export interface Row {
  n: number
  says: string
  ids: RequirementId[]
  /** The code to read first. */
  where: string[]
  tests: Proof[]
  /** What is otherwise than said, on purpose, and why. */
  differs?: string
}

/** The tests of one file, each by its title. */
export const tests =
  (file: string) =>
  (title: string): Proof => ({ file, title })
