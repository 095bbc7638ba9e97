/** As PostgreSQL reads and writes it, and with its zone, or the machine's would decide: `2026-11-15 12:00:00+00`. */
export function readMoment(text: string): Date {
  const [, day, time, zone = ''] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d(?::\d\d)?)$/.exec(text) ?? []
  const moment = new Date(`${day}T${time}${/^.\d\d$/.test(zone) ? `${zone}:00` : zone}`)
  if (Number.isNaN(moment.getTime()))
    throw new Error(`A point in time needs a zone: "2026-11-15 12:00:00+00" (got "${text}")`)
  return moment
}
