import { createHmac, timingSafeEqual } from 'node:crypto'

/** A file as the catalogue names it, and the name under which a visitor saves it, without `.apk`. */
export interface PackageFile {
  path: string
  saveAs: string
}

export interface SignedLink extends PackageFile {
  /** Unix seconds. */
  expires: number
  signature: string
}

export type Verdict = 'good' | 'expired' | 'forged'

const MINUTE = 60
const DAY = 86_400

/**
 * The same for the whole UTC day, so that equal content gives an equal page. A page is shown for up to a day and some
 * minutes after it was made; this leaves visitors of the oldest one most of a day.
 */
export const expiryInPage = (now: number): number => (Math.floor(now / DAY) + 3) * DAY

/** For someone who follows the link at once. */
const expiryOfRedirect = (now: number): number => now + 10 * MINUTE

export function signLink(file: PackageFile, expires: number, key: string): string {
  const path = file.path.split('/').map(encodeURIComponent).join('/')
  const name = encodeURIComponent(file.saveAs)
  return `/packages/${path}?e=${expires}&n=${name}&s=${sign(file, expires, key)}`
}

/** A link is forged before it is expired: only those who hold a real one learn when it ended. */
export function verifyLink(link: SignedLink, now: number, keys: readonly string[]): Verdict {
  const given = Buffer.from(link.signature)
  const real = keys.some(key => {
    const made = Buffer.from(sign(link, link.expires, key))
    return made.length === given.length && timingSafeEqual(made, given)
  })
  if (!real) return 'forged'
  return now < link.expires ? 'good' : 'expired'
}

/** JSON keeps the parts apart, whatever is in them. */
const sign = ({ path, saveAs }: PackageFile, expires: number, key: string): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([path, expires, saveAs]))
    .digest('base64url')

export interface PackageLinks {
  forPage(file: PackageFile): string
  forRedirect(file: PackageFile): string
  verify(link: SignedLink): Verdict
}

export interface LinkSettings {
  /** The first signs, all verify: a new key is put before the old one, which goes when its last link has expired. */
  keys: readonly [string, ...string[]]
  /** Where the files are; empty when on this site. */
  origin: string
}

export function packageLinks({ keys, origin }: LinkSettings, clock: () => number = Date.now): PackageLinks {
  const now = () => Math.floor(clock() / 1000)
  return {
    forPage: file => origin + signLink(file, expiryInPage(now()), keys[0]),
    forRedirect: file => origin + signLink(file, expiryOfRedirect(now()), keys[0]),
    verify: link => verifyLink(link, now(), keys),
  }
}
