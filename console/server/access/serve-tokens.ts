import type { FastifyInstance } from 'fastify'
import { endToken } from '../../../data/db/queries/access/personal-tokens.ts'
import type { Form } from '../../kit/request-context.ts'
import type { Deps } from '../deps.ts'
import { localPath } from '../local-path.ts'
import { one } from '../one-field.ts'
import type { SendScreen } from '../send-screen.ts'
import { recordEvent } from './account-events.ts'
import { browserOf } from './browser-of.ts'
import { makePersonalToken } from './personal-tokens.ts'

type FormRequest = { Body: Form | undefined }

/** Personal tokens for the command line: made after recent authentication, shown once, ended by their person or an owner. */
export function serveTokens(
  app: FastifyInstance,
  { access: db, tokens }: Deps,
  sendScreen: SendScreen,
): void {
  app.post<FormRequest>('/tokens', async (request, reply) => {
    const { person } = request
    if (!person) return sendScreen.signIn(request, reply)
    if (!person.isFresh) return sendScreen.fresh(request, reply, '/me')
    const form = request.body ?? {}
    if (!(await tokens.use(db, one(form._token), person.secret)))
      return sendScreen.words(request, reply, 409, 'replayed', '/me')
    const [label, days] = [one(form.label).trim() || 'CLI', Number(one(form.days))]
    const secret = await makePersonalToken(db, person.id, { label, days })
    if (secret === undefined) return sendScreen.words(request, reply, 422, 'noToken', '/me')
    await recordEvent(db, { staff: person.id, kind: 'token-created', browser: browserOf(request) })
    return sendScreen.send(request, reply, { view: 'token', model: { secret } }, 200)
  })

  app.post<FormRequest>('/tokens/end', async (request, reply) => {
    const { person } = request
    if (!person) return sendScreen.signIn(request, reply)
    const form = request.body ?? {}
    const back = localPath(one(form._back))
    if (!(await tokens.use(db, one(form._token), person.secret)))
      return sendScreen.words(request, reply, 409, 'replayed', back)
    // People can end their own tokens, owners those of others too.
    const staff = person.role === 'owner' ? null : person.id
    const [ended] = await endToken(db, { tokenId: Number(one(form.token)) || 0, staff })
    if (ended)
      await recordEvent(db, {
        staff: ended.staff,
        kind: 'token-ended',
        by: ended.staff === person.id ? '' : person.name,
      })
    return reply.redirect(back, 303)
  })
}
