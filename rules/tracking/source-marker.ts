export interface SourceMarker {
  page: string
  channel: string
  module: string
}

/** Puts `source={page}_{channel}_{module}` into a link's query; what else the link carries stays as it is written. */
export function withSource(link: string, { page, channel, module }: SourceMarker): string {
  const [address = '', ...hash] = link.split('#')
  const [path, ...query] = address.split('?')
  const others = query.join('?').split('&').filter(isOther)
  const source = `source=${encodeURIComponent(`${page}_${channel}_${module}`)}`
  return [`${path}?${[...others, source].join('&')}`, ...hash].join('#')
}

function isOther(pair: string): boolean {
  return pair !== '' && !/^source(=|$)/.test(pair)
}
