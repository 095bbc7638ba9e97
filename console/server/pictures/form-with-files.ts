import type { Form } from '../../kit/request-context.ts'

export interface SentFile {
  field: string
  name: string
  bytes: Buffer
}

/** A form that brings files along. */
export class FormWithFiles {
  readonly form: Form
  readonly files: SentFile[]

  constructor(form: Form, files: SentFile[]) {
    this.form = form
    this.files = files
  }
}

/** A form of an app has some hundred; a million of them would keep everybody waiting. */
const MAX_PARTS = 2000

/** Reads multipart/form-data. Empty file fields are left out. */
export async function readMultipart(type: string, body: Buffer): Promise<FormWithFiles> {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? []
  const boundary = quoted ?? plain
  if (!boundary || countParts(body, `--${boundary}`) > MAX_PARTS) throw malformed()
  const sent = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw malformed()
    })
  const form: Form = Object.create(null)
  const files: SentFile[] = []
  for (const field of new Set(sent.keys())) {
    const texts: string[] = []
    for (const value of sent.getAll(field))
      if (typeof value === 'string') texts.push(value)
      else if (value.size > 0)
        files.push({ field, name: value.name, bytes: Buffer.from(await value.arrayBuffer()) })
    const [first, ...more] = texts
    if (first !== undefined) form[field] = more.length === 0 ? first : texts
  }
  return new FormWithFiles(form, files)
}

function countParts(body: Buffer, start: string): number {
  let count = 0
  for (let at = body.indexOf(start); at >= 0 && count <= MAX_PARTS; at = body.indexOf(start, at + 1))
    count += 1
  return count
}

const malformed = () => Object.assign(new Error('no form'), { statusCode: 400 })
