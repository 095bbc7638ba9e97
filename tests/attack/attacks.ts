import { attackConsole } from './console.ts'
import { fraudOfMany, fraudOfOne } from './fraud.ts'
import { fuzz } from './fuzz.ts'
import { hosts } from './hosts.ts'
import { poison } from './poison.ts'
import { slow } from './slow.ts'
import type { Outcome, Target } from './target.ts'

export const ATTACKS = {
  'poisoned headers': poison,
  'floods of hosts': hosts,
  'fuzzed requests': fuzz,
  'the console': attackConsole,
  'slow readers and senders': slow,
  'fraud of one network': fraudOfOne,
  'fraud of 1,000 networks': fraudOfMany,
} as const satisfies Record<string, (target: Target) => Promise<Outcome>>

export type Attack = keyof typeof ATTACKS
