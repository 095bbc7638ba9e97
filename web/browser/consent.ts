const NAME = 'consent'

/** Whether the visitor agreed to what identifies them. Until they did, nothing of that kind is loaded. */
export function hasAgreed(): boolean {
  try {
    return localStorage.getItem(NAME) === 'yes'
  } catch {
    return false
  }
}
