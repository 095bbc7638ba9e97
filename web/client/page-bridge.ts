import { connect } from '../../bridge/connect.ts'

let connected: ReturnType<typeof connect> | undefined

/** The page's one connection to what surrounds it. Native may be sent to this site and to where its packages are. */
export function pageBridge(): ReturnType<typeof connect> {
  const file = document.querySelector<HTMLElement>('[data-url]')?.dataset.url ?? ''
  const hosts = [location.hostname, new URL(file, location.href).hostname]
  connected ??= connect({ window, origins: [location.origin], hosts })
  return connected
}
