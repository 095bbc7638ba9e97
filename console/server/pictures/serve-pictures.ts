import type { FastifyInstance, FastifyRequest } from 'fastify'
import { appAdd, appEdit } from '../../../contract/commands/app.schema.ts'
import { ad, banner, collection, feature } from '../../../contract/commands/placements.schema.ts'
import { mayGive } from '../../../contract/commands/roles.ts'
import type { Refusal } from '../../../contract/refusals.ts'
import { MAX_A_DAY } from '../../../data/db/queries/uploads/pictures.ts'
import { decoders } from '../../../platform/images/decoders.ts'
import type { KeptPicture } from '../../../platform/images/keep-picture.ts'
import { widePicture } from '../../../rules/pictures/sent-picture.ts'
import { pictureText } from '../../kit/picture-field.ts'
import type { Form } from '../../kit/request-context.ts'
import type { Deps } from '../deps.ts'
import { localPath } from '../local-path.ts'
import { one } from '../one-field.ts'
import type { SendScreen } from '../send-screen.ts'
import { arrange } from './arrange.ts'
import { FormWithFiles, readMultipart } from './form-with-files.ts'
import { mayStillSend } from './picture-quota.ts'
import { takePictures } from './take-pictures.ts'

/** Of one request, with the texts that the form has. */
const MAX_BYTES = 32 << 20
const MAX_AT_ONCE = 10
/** As many as the command takes. */
const MAX_SCREENSHOTS = 30
/** Requests whose files are in memory at one time; of one person there is one. */
const MAX_REQUESTS = 3
/** A picture that takes longer is none; others wait for it, and visitors do not. */
const READ_MS = 20_000

const OF_APPS = [appEdit, appAdd] as const
const FOR = [...OF_APPS, ad.put, banner.put, feature.put, collection.put]

interface Routes {
  Body: Form | FormWithFiles | undefined
  Querystring: { command?: string }
}

/**
 * Pictures of an app or a placement, on their way into its form: they are kept, and stand in the form that comes back, with everything else that was
 * written there. What visitors see is not changed by it: that is the command's to do, when the form is published.
 */
export function servePictures(
  app: FastifyInstance,
  { db, tokens, config }: Deps,
  sendScreen: SendScreen,
): void {
  const reader = decoders('pictures', { limitMs: READ_MS })
  app.addHook('onClose', async () => reader.close())
  const parts = { db, mediaDir: config.site.mediaDir, reader }
  const busy = new Set<number>()

  app.register(async inner => {
    inner.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      async (request: FastifyRequest, body: Buffer) =>
        readMultipart(request.headers['content-type'] ?? '', body),
    )
    inner.post<Routes>(
      '/pictures',
      {
        // Before anything of the body is read: it is large.
        onRequest: async (request, reply) => {
          const { person } = request
          const contract = FOR.find(({ name }) => name === request.query.command)
          if (!person) return sendScreen.signIn(request, reply)
          if (!contract) return sendScreen.missing(request, reply)
          if (!mayGive(contract, person.role)) return sendScreen.words(request, reply, 403, 'role')
          if (busy.has(person.id) || busy.size >= MAX_REQUESTS)
            return sendScreen.words(request, reply, 429, 'busy')
          busy.add(person.id)
          reply.raw.once('close', () => busy.delete(person.id))
        },
      },
      async (request, reply) => {
        const { person, body } = request
        if (!person) return sendScreen.signIn(request, reply)
        const { form, files } = body instanceof FormWithFiles ? body : new FormWithFiles(body ?? {}, [])
        const back = localPath(one(form._back))
        if (files.length > 0 && !(await tokens.use(db, one(form._token), person.secret)))
          return sendScreen.words(request, reply, 409, 'replayed', back)
        const command = String(request.query.command)
        const { staged, refusal } = await stage(command, form, files, person.id)
        return sendScreen.at(request, reply, back, {
          tried: { command, form: staged, tags: [], hard: false },
          ...(refusal
            ? {
                refused: { command, form: staged, refusal },
                status: 422,
              }
            : {}),
        })
      },
    )
  })

  /** The form as it was written, with the pictures that came. */
  async function stage(command: string, form: Form, files: FormWithFiles['files'], staff: number) {
    const bytes = files.reduce((sum, file) => sum + file.bytes.length, 0)
    const tooMany: Refusal | undefined =
      files.length > MAX_AT_ONCE
        ? { id: 'picture.too-many', parameters: { max: MAX_AT_ONCE } }
        : files.length > 0 && !(await mayStillSend(db, staff, files.length, bytes))
          ? {
              id: 'picture.too-many-today',
              parameters: { pictures: MAX_A_DAY.pictures, megabytes: MAX_A_DAY.bytes / 1e6 },
            }
          : undefined
    const taken = await takePictures(parts, tooMany ? [] : files)
    const refusal: Refusal | undefined =
      tooMany ??
      (taken.faults.length > 0
        ? { id: 'picture.refused', parameters: { pictures: taken.faults } }
        : undefined)
    const { wide } = taken
    if (!OF_APPS.some(({ name }) => name === command)) {
      const field = command === ad.put.name ? 'imgUrl' : 'imageKey'
      const named = wide && (field === 'imgUrl' ? widePicture(wide.key) : wide.key)
      return { staged: { ...form, ...(named ? { [field]: named } : {}) }, refusal }
    }
    const whole = inOrder(form, taken.screenshots)
    const staged: Form = {
      ...form,
      screenshots: whole.slice(0, MAX_SCREENSHOTS),
      ...(taken.icon ? { iconKey: taken.icon.key } : {}),
    }
    const tooLong: Refusal | undefined =
      whole.length > MAX_SCREENSHOTS
        ? { id: 'picture.too-many-screenshots', parameters: { max: MAX_SCREENSHOTS } }
        : undefined
    return { staged, refusal: refusal ?? tooLong }
  }
}

/** Those of the form as its buttons say, then those that came. One that is there already is not shown twice. */
function inOrder(form: Form, added: readonly KeptPicture[]): string[] {
  const listed = arrange([form.screenshots ?? []].flat().filter(Boolean), one(form._picture))
  return [
    ...new Set([
      ...listed,
      ...added.map(({ key, width, height }) => pictureText({ imageKey: key, width, height })),
    ]),
  ]
}
