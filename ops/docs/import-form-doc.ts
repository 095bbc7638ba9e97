import { z } from 'zod'
import { ownForm } from '../../contract/import/own-form.schema.ts'

/** The form of a catalogue as a JSON Schema, which editors and the tools of other stores understand. */
export function importFormSchema(): string {
  const schema = z.toJSONSchema(ownForm, { io: 'input' })
  return `${JSON.stringify({ title: 'A catalogue for Pergola', ...schema }, null, 2)}\n`
}
