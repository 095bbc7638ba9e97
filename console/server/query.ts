import { z } from 'zod'
import { numberOf } from './number-of.ts'

// What a query may say. What is written wrong counts as not written.

export const text = (max = 200) =>
  z
    .string()
    .transform(said => said.trim().slice(0, max))
    .catch('')

export const id = z.string().transform(numberOf).catch(null)

/** The first, unless another is named. */
export const choice = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.enum(names).catch(names[0] as never)
