import type { FastifyRequest } from 'fastify'
import { CONSOLE_LOCALES, type ConsoleLocale } from '../words/locales.ts'

export const LANGUAGE_COOKIE = 'console-language'

/** The language that was chosen, else the best of those the browser accepts. */
export function wantedLocale({ cookies, headers }: FastifyRequest): ConsoleLocale {
  const chosen = cookies[LANGUAGE_COOKIE]
  const asked = (headers['accept-language'] ?? '')
    .split(',')
    .map(part => part.split(';')[0]?.trim().toLowerCase() ?? '')
  const speaks = (tag: string) =>
    CONSOLE_LOCALES.find(locale => locale.toLowerCase() === tag) ??
    CONSOLE_LOCALES.find(locale => locale.split('-')[0] === tag.split('-')[0])
  return (
    CONSOLE_LOCALES.find(locale => locale === chosen) ?? asked.map(speaks).find(Boolean) ?? CONSOLE_LOCALES[0]
  )
}
