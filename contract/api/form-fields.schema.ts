import * as z from 'zod/mini'

// Forms and queries carry text: the pattern is what is documented, the number is what the server works with.
const PAGE_TYPE_CODE = { '0': 0, '1': 1, '2': 2 } as const

const digits = (pattern: RegExp) => z.pipe(z.string().check(z.regex(pattern)), z.transform(Number))

const appIdField = digits(/^[1-9]\d{0,11}$/)
const appTypeField = z.pipe(
  z.literal('0'),
  z.transform(() => 0 as const),
)
const pageTypeField = z.pipe(
  z.enum(['0', '1', '2']),
  z.transform(code => PAGE_TYPE_CODE[code]),
)
export const offsetField = digits(/^\d{1,9}$/)
/** Sixteen digits can pass the largest safe integer, so the number is looked at as well. */
export const commentIdField = digits(/^[1-9]\d{0,15}$/).check(z.refine(id => Number.isSafeInteger(id)))
export const ctokenField = z.string().check(z.regex(/^[0-9a-z]{24}$/))

export const configRequest = z.object({
  appType: appTypeField,
  pageType: pageTypeField,
  appId: appIdField,
})
