import { z } from 'zod'

const LEVELS: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'ERROR',
  60: 'FATAL',
}

const line = z.looseObject({
  level: z.number(),
  time: z.number(),
  msg: z.string().optional(),
  err: z.object({ message: z.string().optional(), stack: z.string().optional() }).optional(),
})

/** Said in every line, and of no use to who reads them as they come. */
const DULL = new Set(['pid', 'hostname', 'reqId'])

/** Lines of the log as a person reads them: time, how grave, what, and below it the error. */
export function devLog(print: (text: string) => void): { write(json: string): void } {
  return {
    write(json) {
      const { level, time, msg = '', err, ...rest } = line.parse(JSON.parse(json))
      const more = Object.entries(rest)
        .filter(([name]) => !DULL.has(name))
        .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
      const at = new Date(time).toTimeString().slice(0, 8)
      const error = err ? `\n${err.stack ?? err.message}` : ''
      print(`${at} ${(LEVELS[level] ?? String(level)).padEnd(5)} ${msg}${more.join('')}${error}`)
    },
  }
}
