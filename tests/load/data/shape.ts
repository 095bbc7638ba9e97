import { fraction } from './random.ts'

/** How many comments each app has and how many replies each comment: few have many, most have hardly any. */
export interface Shape {
  apps: number
  comments: number
  replies: number
  /** Where an app's comments start in `replyCounts`; app ids start at 1. */
  start: Int32Array
  replyCounts: Int32Array
}

export const VERSIONS_PER_APP = 3
/** The first comment of this app has this many replies in a database of any size. */
export const GIANT_APP = 7
export const GIANT_REPLIES = 100_000

/** Ten comments and replies an app at a million apps. */
export function shapeOf(apps: number): Shape {
  const comments = apps * 5
  const counts = share(comments - 1, apps, n => lomax(fraction(1, n), 1.3))
  // One more than its share, so that it has a comment for certain.
  counts[GIANT_APP - 1] = (counts[GIANT_APP - 1] ?? 0) + 1
  const start = new Int32Array(apps + 2)
  for (let id = 1; id <= apps; id++) start[id + 1] = (start[id] ?? 0) + (counts[id - 1] ?? 0)

  const others = Math.round(apps * 4.9)
  const replyCounts = share(others, comments, n => lomax(fraction(2, n), 1.2))
  const giant = start[GIANT_APP] ?? 0
  const displaced = replyCounts[giant] ?? 0
  replyCounts[giant] = GIANT_REPLIES
  return { apps, comments, replies: others + GIANT_REPLIES - displaced, start, replyCounts }
}

export function commentsOf({ start }: Shape, appId: number): number {
  return (start[appId + 1] ?? 0) - (start[appId] ?? 0)
}

export function repliesOf({ start, replyCounts }: Shape, appId: number, n: number): number {
  return replyCounts[(start[appId] ?? 0) + n] ?? 0
}

/** A long-tailed weight. */
function lomax(u: number, alpha: number): number {
  return (1 - u) ** (-1 / alpha) - 1
}

/** Splits `total` among `parts` by weight, so that the shares add up exactly. */
function share(total: number, parts: number, weight: (n: number) => number): Int32Array {
  let whole = 0
  for (let n = 0; n < parts; n++) whole += weight(n)
  const shares = new Int32Array(parts)
  let sum = 0
  let given = 0
  for (let n = 0; n < parts; n++) {
    sum += weight(n)
    const upTo = n === parts - 1 ? total : Math.floor((total * sum) / whole)
    shares[n] = upTo - given
    given = upTo
  }
  return shares
}
