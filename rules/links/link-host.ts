import { changeTarget } from './leaving-target.ts'

/** The site that a link leads to, also one through the site's own door; undefined: this one. */
export function linkHost(link: string): string | undefined {
  let host: string | undefined
  changeTarget(link, target => {
    host = /^https?:\/\/([^/?#]+)/i.exec(target)?.[1]?.toLowerCase()
    return target
  })
  return host
}
