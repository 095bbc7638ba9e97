// Notes of one visit. Where the storage is forbidden or full, the visitor is merely asked again on the next page.

export function hasFlag(name: string): boolean {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}

export function setFlag(name: string): void {
  try {
    sessionStorage.setItem(name, '1')
  } catch {
    // Nothing to be done.
  }
}
