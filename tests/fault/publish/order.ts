/** Remembers what each page has shown, and names every page that shows again what was before it. One such look is enough. */
export function pageOrder() {
  const backwards: string[] = []
  const highest = new Map<string, number>()
  /** Pages that are back now: a page that stays so is named once. */
  const back = new Set<string>()
  const note = (where: string, isBack: boolean, why: string) => {
    if (isBack && !back.has(where)) backwards.push(`${where}: ${why}`)
    if (isBack) back.add(where)
    else back.delete(where)
  }
  return {
    backwards,
    /** A page shows the number of a command. */
    sawNumber(where: string, number: number): void {
      const before = highest.get(where) ?? -1
      note(where, number < before, `${number} after ${before}`)
      highest.set(where, Math.max(before, number))
    },
    /** A page shows that an app was taken down or restored, or again that it was not; nothing else has been asked for since. */
    sawState(where: string, what: 'takedown' | 'restore', isUndone: boolean, status: number): void {
      note(where, isUndone, `a ${what} came undone, with status ${status}`)
    },
  }
}
