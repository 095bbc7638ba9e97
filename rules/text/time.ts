/** China has one zone and no daylight saving, so plain arithmetic is exact there and far cheaper than Intl. */
const SHANGHAI_MINUTES = 480

/** `YYYY-MM-DD`; an impossible time gives an empty string. */
export function formatDate(time: number | Date, offsetMinutes = SHANGHAI_MINUTES): string {
  return iso(time, offsetMinutes).slice(0, 10)
}

/** `YYYY-MM-DD HH:mm`; an impossible time gives an empty string. */
export function formatDateTime(time: number | Date, offsetMinutes = SHANGHAI_MINUTES): string {
  return iso(time, offsetMinutes).slice(0, 16).replace('T', ' ')
}

/** `YYYY-MM-DDTHH:mm:ss`, without a zone; an impossible time gives an empty string. */
export function formatSecond(time: number | Date, offsetMinutes = SHANGHAI_MINUTES): string {
  return iso(time, offsetMinutes).slice(0, 19)
}

function iso(time: number | Date, offsetMinutes: number): string {
  const shifted = new Date(Number(time) + offsetMinutes * 60_000)
  const year = shifted.getUTCFullYear()
  return year >= 0 && year <= 9999 ? shifted.toISOString() : ''
}
