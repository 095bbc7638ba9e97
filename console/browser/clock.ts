/** How a day and its clock are written, to the minute or to the second. Without a zone, it is the reader's own. */
export const clockIn = (locale: string, seconds: boolean, timeZone?: string) =>
  new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: locale === 'en' ? 'numeric' : '2-digit',
    minute: '2-digit',
    second: seconds ? '2-digit' : undefined,
    timeZone,
  })
