import { isIP } from 'node:net'
import { dirname, isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLocalHost } from '../../../rules/links/local-host.ts'
import { hasUrlTricks, parseWebUrl } from '../../../rules/links/parse-url.ts'
import { assertTrusted, UntrustedError } from '../untrusted.ts'
import { isPrivateAddress } from './private-address.ts'

export interface RepositorySource {
  /** https, http, or a folder: as the person gave it who runs the store. */
  address: string
  /** Where else it is, by the same person's word. */
  alsoAt?: readonly string[]
  /** As the index names them. */
  mirrors?: readonly string[]
}

/** Where files of a repository are. */
export type Place =
  | { kind: 'folder'; name: string; path: string }
  /** `isOwn`: the address that a person gave. Any other one may lead only to public machines, by https. */
  | { kind: 'web'; name: string; base: URL; isOwn: boolean }

/** What the person gave is believed: it may be in the house, and speak plain http, as what comes from it is signed. */
export function ownPlace(address: string): Place {
  if (isAbsolute(address)) return { kind: 'folder', name: address, path: folderOf(address) }
  if (address.startsWith('file:')) {
    const path = fileURLToPath(address)
    return { kind: 'folder', name: address, path }
  }
  return { kind: 'web', name: address, base: baseOf(address), isOwn: true }
}

/** The packages of a catalogue in our own form stand beside it. */
const folderOf = (address: string) => (/\.json$/i.test(address) ? dirname(address) : address)

/** Places that an index names are untrusted: no private network is asked. */
export function mirrorPlace(address: string): Place {
  const base = baseOf(address)
  assertTrusted(base.protocol === 'https:', 'address-plain', address.slice(0, 200))
  mustBePublicName(base.hostname)
  return { kind: 'web', name: address, base, isOwn: false }
}

/** By the name alone; where a name leads is looked at when it is asked for. */
export function mustBePublicName(hostname: string): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  const isInside = isIP(host)
    ? isPrivateAddress(host)
    : isLocalHost(host) || !/\.[a-z][a-z0-9-]*\.?$/i.test(host)
  assertTrusted(
    !isInside && !/\.(localhost|local|internal|lan|home\.arpa)\.?$/i.test(host),
    'address-private',
    host,
  )
}

function baseOf(address: string): URL {
  const url = hasUrlTricks(address) ? undefined : parseWebUrl(address)
  if (!url || url.username || url.password || url.search || url.hash)
    throw new UntrustedError('address-wrong', address.slice(0, 200))
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  return url
}
