/** Why a test may need a second try, and since which day (YYYY-MM-DD). */
interface Quarantined {
  reason: string
  since: string
}

export type Quarantine = Readonly<Record<string, Quarantined>>

/** Long enough to repair a test, too short to forget it. */
export const MAX_DAYS = 14

/** By the name that a run prints. An entry without a flaky test is as wrong as one that has expired: remove it. */
export const quarantine: Quarantine = {}

/** Returns the tests whose quarantine had ended on that day. */
export function expired(list: Quarantine, day: string): string[] {
  const ageDays = ({ since }: Quarantined) => (Date.parse(day) - Date.parse(since)) / 86_400_000
  return Object.keys(list).filter(name => {
    const one = list[name]
    // A date that can't be read has no age either, and must not last forever.
    return one !== undefined && !(ageDays(one) <= MAX_DAYS)
  })
}
