import type { FastifyReply, FastifyRequest } from 'fastify'
import { wanted } from './byte-range.ts'
import type { OpenFile } from './open-file.ts'
import { type Sending, sendPart } from './send-part.ts'

/** Answers with a file, or the part of it that is asked for. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: OpenFile,
  headers: Record<string, string>,
  sending: Sending = {},
) {
  const { etag, size, handle } = file
  const what = wanted(request.method, request.headers, file)
  reply.code(what.status).headers({ etag, 'accept-ranges': 'bytes' })
  if (what.status === 412) return reply.header('cache-control', 'no-store').send()
  if (what.status === 416) {
    return reply.headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' }).send()
  }
  reply.header('cache-control', headers['cache-control'])
  if (what.status === 304) return reply.send()

  const { from, to } = what.part
  if (what.status === 206) reply.header('content-range', `bytes ${from}-${to}/${size}`)
  reply.headers({ ...headers, 'content-length': to - from + 1 })
  if (request.method === 'HEAD') return reply.send()

  reply.hijack()
  reply.raw.statusCode = what.status
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value)
  }
  try {
    await sendPart(handle, what.part, reply.raw, sending)
    reply.raw.end()
  } catch (error) {
    // Half of a file must not look like all of it.
    if (!reply.raw.destroyed) request.log.error({ err: error }, 'download failed')
    reply.raw.destroy()
  }
}
