import type { AppFields } from '../../../contract/app-fields.ts'
import type { Known } from '../../../rules/install/known.ts'
import { withAbsoluteUrls } from '../../browser/page.ts'
import { withTimeout } from '../../browser/with-timeout.ts'
import { helperPermission } from './helper-permission.ts'

const ADDRESS = 'http://127.0.0.1:58333/'
const TIME_OUT_MS = 3000
const MAX_BYTES = 4096
const HANDS_OVER = 6
const PRODUCT = new Map([
  [2011, 'new'],
  [2001, 'old'],
] as const)

export type Helper = Known['helper']
/**
 * Looks for the helper inside the visitor's click. While the browser may be asking, no clock runs: a request that is
 * given up leaves the question open, and a later yes goes nowhere. After a yes it is asked for once more.
 */
export async function findHelper(): Promise<Helper> {
  const { state, changed } = await helperPermission()
  if (state === 'denied') return 'none'
  return state === 'prompt' ? Promise.race([ask(), changed.then(probe)]) : probe()
}

/** Gives the app to the helper; false when it did not take it. */
export async function handOver(app: AppFields, jsData?: object): Promise<boolean> {
  const info = withAbsoluteUrls(app)
  const body = JSON.stringify({ type: HANDS_OVER, info, ...(jsData ? { jsData } : {}) })
  const headers = { 'content-type': 'application/json' }
  const sent = fetch(ADDRESS, { method: 'POST', headers, body }).then(
    reply => reply.ok,
    () => false,
  )
  return (await withTimeout(TIME_OUT_MS, sent)) === true
}

let underWay: Promise<Helper> | undefined

/** A click while the page is still looking by itself waits for that answer: otherwise a slow helper had to answer twice. */
export function probe(): Promise<Helper> {
  underWay ??= withTimeout(TIME_OUT_MS, ask(), 'none').then(found => {
    underWay = undefined
    return found
  })
  return underWay
}

async function ask(): Promise<Helper> {
  try {
    // Past the browser's cache, which keeps a question waiting while the same one has no answer yet.
    const reply = await fetch(ADDRESS, { cache: 'no-store' })
    return reply.ok ? readProduct(await readShort(reply)) : 'none'
  } catch {
    return 'none'
  }
}

/** The text of a reply that is no longer than it may be; what is longer is not read to its end. */
async function readShort(reply: Response): Promise<string> {
  const reader = reply.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  while (reader) {
    const { value, done } = await reader.read()
    if (done) break
    bytes += value.length
    if (bytes > MAX_BYTES) {
      reader.cancel().catch(() => {})
      return ''
    }
    text += decoder.decode(value, { stream: true })
  }
  return text
}

function readProduct(text: string): Helper {
  try {
    const { productId } = JSON.parse(text)
    const numeric =
      typeof productId === 'number' || (typeof productId === 'string' && /^\d+$/.test(productId))
    return (numeric && PRODUCT.get(Number(productId) as 2011 | 2001)) || 'none'
  } catch {
    return 'none'
  }
}
