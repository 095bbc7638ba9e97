/** A content delivery network before the edge. */
export interface CdnInFront {
  /** Its addresses, with a mask where it is a network. */
  from: string[]
  /** The header in which it says what a visitor's device is: `mobile` or `true` for a phone. */
  deviceHeader: string
  /** How it wants tags: Fastly in Surrogate-Key, Cloudflare in Cache-Tag. */
  tagHeader: 'Surrogate-Key' | 'Cache-Tag'
}

/** Addresses as an ACL lists them. */
export const aclOf = (from: readonly string[]): string =>
  from.map(address => address.replace(/^([^/]+)(\/\d+)?$/, '"$1"$2;')).join('\n  ')

const HEADER = /^[A-Za-z][A-Za-z\d-]{0,60}$/

/**
 * The parts of the edge's program for a CDN. Its header for devices is believed from its own addresses alone, and only there pages name
 * it in Vary. Caches behind the CDN don't know the header: they get pages that they may not keep.
 */
export function edgeCdn(cdn: CdnInFront | undefined): Record<`CDN_${string}`, string> {
  if (!cdn) return { CDN_ACL: '', CDN_VISITOR: '', CDN_PAGE_TYPE: '', CDN_DELIVER: '' }
  const { from, deviceHeader, tagHeader } = cdn
  if (!HEADER.test(deviceHeader)) throw new Error(`${deviceHeader} is no name of a header`)
  const lifetime = tagHeader === 'Cache-Tag' ? 'CDN-Cache-Control' : 'Surrogate-Control'
  const tags = tagHeader === 'Cache-Tag' ? 'regsuball(resp.http.xkey, " ", ",")' : 'resp.http.xkey'
  return {
    CDN_ACL: `acl cdn {\n  ${aclOf(from)}\n}`,
    // Varnish has put the CDN's own address after the one that the CDN saw.
    CDN_VISITOR: [
      '  if (client.ip ~ cdn) {',
      '    set req.http.x-said = regsub(req.http.x-said, "^(?:.*,)?\\s*([^,\\s]+)\\s*,[^,]*$", "\\1");',
      '    set req.http.X-Forwarded-For = std.ip(req.http.x-said, client.ip);',
      '  }',
    ].join('\n'),
    CDN_PAGE_TYPE: [
      '  unset req.http.x-of-cdn;',
      `  if (client.ip ~ cdn && req.http.${deviceHeader}) {`,
      '    set req.http.x-of-cdn = "1";',
      `    if (req.http.${deviceHeader} ~ "(?i)^(?:mobile|phone|smartphone|true)$") {`,
      '      set req.http.x-page-type = "Mobile";',
      '    } else {',
      '      set req.http.x-page-type = "PC";',
      '    }',
      '  } else',
    ].join('\n'),
    CDN_DELIVER: [
      '  if (client.ip ~ cdn) {',
      '    if (resp.http.xkey) {',
      `      set resp.http.${tagHeader} = ${tags};`,
      '    }',
      '    if (req.http.x-of-cdn && resp.http.Content-Type ~ "^text/html" && resp.http.Cache-Control ~ "s-maxage=") {',
      `      set resp.http.Vary = "Accept-Encoding, ${deviceHeader}";`,
      `      set resp.http.${lifetime} = regsub(resp.http.Cache-Control, "^.*s-maxage=", "max-age=");`,
      '      set resp.http.Cache-Control = regsub(regsub(resp.http.Cache-Control, "public", "private"), "s-maxage=\\d+,? *", "");',
      '    }',
      '  }',
    ].join('\n'),
  }
}
