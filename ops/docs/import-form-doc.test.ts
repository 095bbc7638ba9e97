import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { ownForm } from '../../contract/import/own-form.schema.ts'
import { root } from '../settings.ts'
import { importFormSchema } from './import-form-doc.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const ajv = new Ajv2020({ formats: { 'date-time': true } })

test('the example of the documentation is a catalogue, for us and for the schema', () => {
  const [, example = ''] =
    /```json\n(\{\n {2}"\$schema"[\s\S]*?)```/.exec(read('docs/how-to/publish-apps.md')) ?? []
  const form = JSON.parse(example)
  expect(ownForm.safeParse(form).error).toBeUndefined()
  const isForm = ajv.compile(JSON.parse(importFormSchema()))
  expect(isForm(form)).toBe(true)
  expect(isForm({ ...form, app: [] })).toBe(false)
})
