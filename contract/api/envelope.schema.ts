import * as z from 'zod/mini'
import { FAILURE, type FailureName, SUCCESS } from './envelope.ts'

const state = <Code extends number>(code: Code) =>
  z.object({ code: z.literal(code), msg: z.string(), tips: z.string() })

export function replySchema<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ state: state(SUCCESS), data })
}

export function failureSchema(name: FailureName) {
  return z.object({ state: state(FAILURE[name].code), data: z.null() })
}
