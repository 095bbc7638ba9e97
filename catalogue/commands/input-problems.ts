import { z } from 'zod'
import type { InputProblem } from '../../contract/refusals.ts'

const inChinese = z.locales.zhCN().localeError
const inEnglish = z.locales.en().localeError

/** What is wrong with an input that its schema refused, field by field. */
export function inputProblems(schema: z.ZodType, input: unknown): InputProblem[] {
  const chinese = schema.safeParse(input, { error: inChinese }).error?.issues ?? []
  const english = schema.safeParse(input, { error: inEnglish }).error?.issues ?? []
  return english.map(({ path, message }, i) => ({
    field: path.join('.') || 'input',
    problem: { en: message, 'zh-CN': chinese[i]?.message ?? message },
  }))
}
