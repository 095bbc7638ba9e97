import { z } from 'zod'
import type { InputProblem } from '../../contract/refusals.ts'

const inChinese = z.locales.zhCN().localeError

/** What is wrong with an input that its schema refused, field by field. zod's own messages are English. */
export function inputProblems(schema: z.ZodType, input: unknown, { issues }: z.ZodError): InputProblem[] {
  const chinese = schema.safeParse(input, { error: inChinese }).error?.issues ?? []
  return issues.map(({ path, message }, i) => ({
    field: path.join('.') || 'input',
    problem: { en: message, 'zh-CN': chinese[i]?.message ?? message },
  }))
}
