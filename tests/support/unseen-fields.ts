import type { z } from 'zod'

/** Fields of a schema that no value has: an empty list, or a null everywhere, says nothing about what would stand there. */
export function unseenFields(schema: z.core.$ZodType, values: unknown[], path = 'row'): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const there = values.filter(value => value !== null)
  if (def.type === 'nullable') return unseenFields(def.innerType, there, path)
  if (def.type === 'null') return []
  if (there.length === 0) return [path]
  if (def.type === 'array') return unseenFields(def.element, there.flat(), `${path}[]`)
  if (def.type === 'record')
    return unseenFields(def.valueType, (there as object[]).flatMap(Object.values), `${path}[]`)
  if (def.type !== 'object') return []
  return Object.entries(def.shape).flatMap(([name, field]) =>
    unseenFields(
      field,
      there.map(value => (value as Record<string, unknown>)[name]),
      `${path}.${name}`,
    ),
  )
}
