export interface Part {
  /** Both are part of it. */
  from: number
  to: number
}

export type Wanted = { status: 200 | 206; part: Part } | { status: 304 } | { status: 412 } | { status: 416 }

interface Conditions {
  range?: string | undefined
  'if-range'?: string | string[] | undefined
  'if-match'?: string | undefined
  'if-none-match'?: string | undefined
}

/**
 * What is sent of a file (RFC 9110, 13 and 14). The tag is strong, so that a part is only ever joined to the bytes it
 * belongs to. Android's download manager goes on with If-Match, browsers with If-Range. Several ranges at once, and whatever
 * else is not understood, get the whole file, as they may.
 */
export function wanted(
  method: string,
  headers: Conditions,
  { etag, size }: { etag: string; size: number },
): Wanted {
  if (headers['if-match'] !== undefined && !names(headers['if-match'], etag)) return { status: 412 }
  const had = headers['if-none-match']
  if (had !== undefined && names(had.replaceAll('W/"', '"'), etag)) return { status: 304 }

  const whole = { status: 200, part: { from: 0, to: size - 1 } } as const
  const range = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range?.trim() ?? '')
  if (!range || method !== 'GET' || (headers['if-range'] ?? etag) !== etag) return whole
  const [, first = '', last = ''] = range
  if (first === '' && last === '') return whole
  if (first !== '' && last !== '' && Number(last) < Number(first)) return whole

  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return from > to ? { status: 416 } : { status: 206, part: { from, to } }
}

const names = (list: string, etag: string) =>
  list.trim() === '*' || list.split(',').some(one => one.trim() === etag)
