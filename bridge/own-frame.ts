/**
 * Whether the page and every frame around it are of one of these origins. `origin` and not `location.origin`, because a
 * sandboxed page keeps its location.
 */
export function isOwnFrame(window: Window, origins: readonly string[]): boolean {
  try {
    let frame = window
    while (frame.parent !== frame) {
      // Throws when the parent is of another origin.
      if (frame.parent.origin !== window.origin) return false
      frame = frame.parent
    }
    return origins.includes(window.origin)
  } catch {
    return false
  }
}
