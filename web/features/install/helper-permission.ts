export type Permission = 'granted' | 'prompt' | 'denied' | 'unknown'

/** Browsers ask before a page may reach the visitor's own machine; older ones know other names for it, or none. */
const NAMES = ['loopback-network', 'local-network-access']

export async function helperPermission(): Promise<{ state: Permission; changed: Promise<void> }> {
  for (const name of NAMES) {
    try {
      const status = await navigator.permissions.query({ name: name as PermissionName })
      const changed = new Promise<void>(done => status.addEventListener('change', () => done()))
      return { state: status.state, changed }
    } catch {
      // Not a name that this browser knows.
    }
  }
  return { state: 'unknown', changed: new Promise(() => {}) }
}
