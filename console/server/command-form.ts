import { z } from 'zod'
import { inputProblems } from '../../catalogue/commands/input-problems.ts'
import { refused } from '../../catalogue/commands/refused.ts'
import { REASONS, type Reason } from '../../contract/commands/reasons.ts'
import type { Form } from '../kit/request-context.ts'
import { localPath } from './local-path.ts'
import { one } from './one-field.ts'

const text = z.string().default('')

/** The console's own fields of a form that gives a command, beside `_was.…` and `_keep.…` of edited ones, `_typed.…` and `_picked.…` of chosen ones. */
const own = z.strictObject({
  _token: text,
  /** The form's own screen, and the one after it. */
  _back: text,
  _after: text,
  /** Only tried: nothing stays. */
  _try: text,
  /** The field whose values are each given a command of their own; `_apart`: in a transaction of its own. */
  _each: z.enum(['', 'app', 'report']).default(''),
  _apart: text,
  /** Fields that no control has a place for, as the command names them. */
  _json: text.transform(readObject),
  _reason: text.transform(reason => reason.trim()),
  _reasonKind: z.enum(['', ...REASONS]).default(''),
  /** What a screen says to itself. */
  _lang: text,
  _wide: text,
  _pv: text,
  _also: text,
  _confirm: text,
  _more: text,
  _picture: text,
  _icon: text,
  _screenshots: text,
})

function readObject(json: string, check: z.RefinementCtx): object {
  try {
    const value: unknown = JSON.parse(json || '{}')
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Reported below.
  }
  check.addIssue({ code: 'custom', message: 'not a JSON object' })
  return z.NEVER
}

export interface CommandForm {
  token: string
  back: string
  after: string
  isTrial: boolean
  isApart: boolean
  each: 'app' | 'report' | undefined
  json: object
  reason: string | undefined
  reasonKind: Reason | undefined
  /** All that was sent: what is refused comes back with it. */
  sent: Form
}

/** Reads the console's own fields; one that it does not know is refused. */
export function readCommandForm(sent: Form): CommandForm {
  const names = Object.keys(sent).filter(
    name => name.startsWith('_') && !/^_(was|keep|typed|picked|chosen|found)\./.test(name),
  )
  const given = Object.fromEntries(names.map(name => [name, one(sent[name])]))
  const read = own.safeParse(given)
  if (!read.success) throw refused('input.invalid', { problems: inputProblems(own, given, read.error) })
  const { _token, _back, _after, _try, _apart, _each, _json, _reason, _reasonKind } = read.data
  return {
    token: _token,
    back: localPath(_back),
    after: _after,
    isTrial: _try !== '',
    isApart: _apart !== '',
    each: _each || undefined,
    json: _json,
    sent,
    reason: _reason || undefined,
    reasonKind: _reasonKind || undefined,
  }
}
