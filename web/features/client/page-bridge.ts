import { connect } from '../../../bridge/connect.ts'

let connected: ReturnType<typeof connect> | undefined

/**
 * The page's one connection to what surrounds it. Native may be sent to this site, to where its packages are, and to the
 * company's and partners' sites.
 */
export function pageBridge(): ReturnType<typeof connect> {
  const file = document.querySelector<HTMLElement>('[data-url]')?.dataset.url ?? ''
  const { domains = '' } = document.body.dataset
  const hosts = [
    location.hostname,
    new URL(file, location.href).hostname,
    ...domains.split(' ').filter(Boolean),
  ]
  connected ??= connect({ window, origins: [location.origin], hosts })
  return connected
}
