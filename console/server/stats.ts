/** People wait for the screen, and most of it works without analytics. */
const TIMEOUT_MS = 3000

export type StatsRow = Record<string, string | number>

/** Where numbers are asked for. */
export interface StatsPlace {
  url: string
  /** Empty: none is asked for. */
  token: string
}

/** What analytics answers (analytics/read/questions.ts); undefined: there is none, or it does not answer. */
export async function askStats(
  place: StatsPlace | undefined,
  path: string,
  params: Record<string, string | number>,
): Promise<StatsRow[] | undefined> {
  if (!place) return undefined
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) query.set(name, String(value))
  try {
    const answer = await fetch(`${place.url}${path}?${query}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: place.token ? { authorization: `Bearer ${place.token}` } : {},
    })
    return answer.ok ? ((await answer.json()) as StatsRow[]) : undefined
  } catch {
    // Analytics is unavailable, and the screen says so.
    return undefined
  }
}

const DAY_MS = 86_400_000
const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' })

/** A day as the store counts them, so many days ago. */
export const dayAgo = (ago: number, now = Date.now()): string => days.format(now - ago * DAY_MS)

export const sumOf = (rows: StatsRow[] | undefined, name: string): number =>
  (rows ?? []).reduce((sum, row) => sum + Number(row[name] ?? 0), 0)

/** The vitals that a screen shows; one without data is 0. */
export const vitalsOf = (rows: StatsRow[]) =>
  ['LCP', 'INP', 'CLS', 'TTFB'].map(name => {
    const of = rows.find(row => row.name === name)
    return { name, p75: Number(of?.p75 ?? 0), visits: Number(of?.visits ?? 0) }
  })
