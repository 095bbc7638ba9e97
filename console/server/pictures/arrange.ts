/** What a button below a picture says: which one, and what becomes of it. */
const MOVE = /^(earlier|later|remove):(\d{1,2})$/

/** The same pictures in another order, or without one of them. */
export function arrange(pictures: readonly string[], action: string): string[] {
  const [, what, place = ''] = MOVE.exec(action) ?? []
  const at = Number(place)
  const list = [...pictures]
  const [one] = what && at < list.length ? list.splice(at, 1) : []
  if (one !== undefined && what !== 'remove')
    list.splice(Math.max(0, what === 'earlier' ? at - 1 : at + 1), 0, one)
  return list
}
