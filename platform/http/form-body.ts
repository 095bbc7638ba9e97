import type { FastifyInstance } from 'fastify'

/** The largest form of the API is 40 bytes. */
const MAX_BYTES = 1024

/** Forms, and nothing but forms. A field given twice becomes a list, which no schema takes. */
export function acceptForms(app: FastifyInstance, mostBytes = MAX_BYTES): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: mostBytes },
    (_request, body, done) => done(null, readForm(String(body))),
  )
}

export function readForm(body: string): Record<string, string | string[]> {
  // Without a prototype: a field may have any name.
  const fields: Record<string, string | string[]> = Object.create(null)
  const form = new URLSearchParams(body)
  for (const name of new Set(form.keys())) {
    const [first = '', ...more] = form.getAll(name)
    fields[name] = more.length === 0 ? first : [first, ...more]
  }
  return fields
}
