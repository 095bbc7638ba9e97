import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takePackage } from '../../../catalogue/commands/inspection/take-package.ts'
import { mayGive } from '../../../contract/commands/roles.ts'
import { versionPublish } from '../../../contract/commands/version.schema.ts'
import { keepHash, removeUpload, type Upload } from '../../../data/db/queries/uploads/uploads.ts'
import { MAX_BYTES } from '../../../data/files/file-store.ts'
import type { Form } from '../../kit/request-context.ts'
import type { Person } from '../access/sessions.ts'
import type { Deps } from '../deps.ts'
import { one } from '../one-field.ts'
import type { SendScreen } from '../send-screen.ts'
import { openPieces, piecesDir } from './pieces.ts'
import { beginUpload, findUpload } from './upload-rows.ts'

/** Of one request; console/browser/uploads.ts sends a quarter of it. */
const MAX_PIECE = 8 << 20
const MAX_NAME = 200

/** Receives packages in pieces, so that a lost connection costs one piece at most, and checks them when they are complete. */
export function serveUploads(
  app: FastifyInstance,
  { db, tokens, files, config }: Deps,
  sendScreen: SendScreen,
): void {
  const pieces = openPieces(piecesDir(files, config.site.mediaDir))
  /** Uploads that are being written. */
  const busy = new Set<string>()
  /** Checks that go on, also when the sender has left. */
  const checks = new Map<string, Promise<string>>()
  /** One after the other: each may take half a gigabyte of memory. */
  let line: Promise<unknown> = Promise.resolve()

  /** Who may publish may send. */
  function senderOf(request: FastifyRequest, reply: FastifyReply): Person | undefined {
    const { person } = request
    if (!person) reply.code(401).send()
    else if (!mayGive(versionPublish, person.role)) reply.code(403).send()
    else return person
    return undefined
  }

  /** Joins the check that is under way. */
  function check(upload: Upload): Promise<string> {
    const checking = checks.get(upload.id) ?? looked(upload).finally(() => checks.delete(upload.id))
    checks.set(upload.id, checking)
    return checking
  }

  async function looked({ id, size }: Upload): Promise<string> {
    const taking = line.then(() => takePackage({ db, files, scanner: config.scanner }, pieces.pathOf(id)))
    line = taking.catch(() => {
      // Its own caller gets the error; the next in the queue still runs.
    })
    const { sha256, size: found } = await taking
    if (found !== size) throw new Error(`an upload has ${found} bytes and not ${size}`)
    await keepHash(db, { upload: id, sha256 })
    await pieces.remove(id)
    return sha256
  }

  /** Nothing of it is done twice at one time. */
  async function alone(
    id: string,
    reply: FastifyReply,
    use: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    if (busy.has(id)) return reply.code(409).send({ received: await pieces.received(id) })
    busy.add(id)
    return use().finally(() => busy.delete(id))
  }

  app.post<{ Body: Form | undefined }>('/uploads', async (request, reply) => {
    const person = senderOf(request, reply)
    if (!person) return reply
    const form = request.body ?? {}
    if (!(await tokens.use(db, one(form._token), person.secret))) return reply.code(409).send()
    // A page sends several files, and its other forms are good still.
    const token = tokens.make(person.secret)
    const [size, modified] = [Number(one(form.size)), Number(one(form.modified))]
    const name = one(form.name).slice(0, MAX_NAME)
    if (!name || !Number.isSafeInteger(size) || size < 1 || !Number.isSafeInteger(modified))
      return reply.code(422).send({ token })
    if (size > MAX_BYTES) return reply.code(413).send({ token })
    await pieces.removeOld()
    const upload = await beginUpload(db, person.id, { name, size, modified })
    if (!upload) return reply.code(429).send({ token })
    return reply.send({ id: upload.id, received: await pieces.received(upload.id), token })
  })

  app.get<{ Params: { id: string } }>('/uploads/:id', async (request, reply) => {
    const person = senderOf(request, reply)
    if (!person) return reply
    const upload = await findUpload(db, person.id, request.params.id)
    return upload ? reply.send({ received: await pieces.received(upload.id) }) : reply.code(404).send()
  })

  app.post<{ Params: { id: string }; Body: Form | undefined }>(
    '/uploads/:id/look',
    async (request, reply) => {
      const person = senderOf(request, reply)
      if (!person) return reply
      // Asked first: once it has ended, the row has the hash.
      const checking = checks.get(request.params.id)
      const upload = await findUpload(db, person.id, request.params.id)
      if (!upload) return reply.code(404).send()
      if (upload.sha256 === null && !checking) {
        const received = await pieces.received(upload.id)
        if (received !== upload.size) return reply.code(409).send({ received })
      }
      const sha256 = upload.sha256 ?? (await (checking ?? check(upload)))
      // A form of the screen leads back to it.
      return request.body?._back ? reply.redirect(`/upload?at=${upload.id}`, 303) : reply.send({ sha256 })
    },
  )

  app.post<{ Params: { id: string }; Body: Form | undefined }>(
    '/uploads/:id/discard',
    async (request, reply) => {
      const person = senderOf(request, reply)
      if (!person) return reply
      const upload = await findUpload(db, person.id, request.params.id)
      if (!upload) return sendScreen.missing(request, reply)
      if (busy.has(upload.id) || checks.has(upload.id))
        return sendScreen.words(request, reply, 409, 'checking', '/upload')
      if (!(await tokens.use(db, one(request.body?._token), person.secret)))
        return sendScreen.words(request, reply, 409, 'replayed', '/upload')
      await removeUpload(db, { upload: upload.id, staff: person.id })
      await pieces.remove(upload.id)
      return reply.redirect('/upload', 303)
    },
  )

  app.register(async inner => {
    inner.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: MAX_PIECE },
      (_request, body, done) => done(null, body),
    )
    inner.put<{ Params: { id: string }; Querystring: { from?: string }; Body: Buffer }>(
      '/uploads/:id',
      async (request, reply) => {
        const person = senderOf(request, reply)
        if (!person) return reply
        const upload = await findUpload(db, person.id, request.params.id)
        if (!upload || upload.sha256 !== null) return reply.code(404).send()
        return alone(upload.id, reply, async () => {
          const received = await pieces.received(upload.id)
          if (!Buffer.isBuffer(request.body) || String(received) !== request.query.from)
            return reply.code(409).send({ received })
          if (received + request.body.length > upload.size) return reply.code(413).send()
          const whole = await pieces.append(upload.id, request.body)
          // It is checked even if its browser is closed now.
          if (whole === upload.size)
            check(upload).catch(error => request.log.error({ err: error }, 'an upload was not checked'))
          return reply.send({ received: whole })
        })
      },
    )
  })
}
