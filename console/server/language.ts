import { CONSOLE_LOCALES, type ConsoleLocale } from '../words/locales.ts'
import { readCookie } from './access/cookies.ts'

export const LANGUAGE_COOKIE = 'console-language'

/** The language that somebody has chosen, else the best of those that his browser asks for. */
export function wantedLocale(cookie: string | undefined, accepts: string | undefined): ConsoleLocale {
  const chosen = readCookie(cookie, LANGUAGE_COOKIE)
  const asked = (accepts ?? '').split(',').map(part => part.split(';')[0]?.trim().toLowerCase() ?? '')
  const speaks = (tag: string) =>
    CONSOLE_LOCALES.find(locale => locale.toLowerCase() === tag) ??
    CONSOLE_LOCALES.find(locale => locale.split('-')[0] === tag.split('-')[0])
  return (
    CONSOLE_LOCALES.find(locale => locale === chosen) ?? asked.map(speaks).find(Boolean) ?? CONSOLE_LOCALES[0]
  )
}
