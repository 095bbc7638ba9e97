import type { IconName } from './icons.ts'

// A page is rendered in one go without a pause, so the page under way is a plain variable.
let used = new Set<IconName>()

/** Called by every icon as it is rendered, so that the page carries just those. */
export function noteIcon(name: IconName): void {
  used.add(name)
}

export function takeUsedIcons(): IconName[] {
  const names = [...used]
  used = new Set()
  return names
}
