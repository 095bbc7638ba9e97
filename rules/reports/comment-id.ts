/** A comment's id carries its app, so that the partition that holds it is known from the id alone. */
const PER_APP = 2 ** 24
const MAX_APP = 2 ** 29 - 1

export function commentId(appId: number, n: number): number {
  if (!Number.isInteger(appId) || appId < 1 || appId > MAX_APP) throw new RangeError('app id out of range')
  if (!Number.isInteger(n) || n < 0 || n >= PER_APP) throw new RangeError('comment number out of range')
  return appId * PER_APP + n
}

export function appOfComment(id: number): number {
  return Math.floor(id / PER_APP)
}
