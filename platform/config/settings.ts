import { z } from 'zod'
import { LOCALES } from '../../rules/text/locales.ts'

// Settings that several processes read, each in its own environment.

export const port = z.coerce.number().int().min(0).max(65535)

export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ })

export const optionalUrl = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('')

export const logLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info')

/** One server of the log or several, separated by blanks. */
export const natsServers = z
  .string()
  .transform(text => text.split(/\s+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^nats$/ })).min(1))

/** How many servers hold each message of a stream. */
export const streamReplicas = z.coerce.number().int().min(1).max(5).default(1)

/** How much the log may hold before it takes no more. */
export const eventLogBytes = z.coerce.number().int().min(1_000_000).default(4_000_000_000)

/** Longer than an event may wait in a browser and in the stream, plus the day that is recounted. */
export const keepDays = z.coerce.number().int().min(14).max(3650).default(90)

/** What pictures and packages of strangers are read in; none: in a process like any other. */
export const sandbox = z.enum(['bubblewrap', 'none']).default('bubblewrap')

export const onOff = z
  .enum(['on', 'off'])
  .default('off')
  .transform(set => set === 'on')

/** As catalogues write them: `zh-CN`, `en`, `pt-BR`. */
const isLocale = (text: string) => /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(text)

/** Web, the console and the worker, which has documents written, must agree on it. */
export const localeOrder = z
  .string()
  .default(LOCALES.join(','))
  .transform(text => text.split(',').map(locale => locale.trim()))
  .pipe(z.array(z.string().refine(isLocale, 'not a language tag, such as zh-CN or en')).max(20))
