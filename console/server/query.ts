import { z } from 'zod'

// What a query may say. What is written wrong counts as not written.

export const text = (max = 200) =>
  z
    .string()
    .transform(said => said.trim().slice(0, max))
    .catch('')

export const id = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .nullable()
  .catch(null)

/** The first, unless another is named. */
export const choice = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names).catch(names[0] as never)
