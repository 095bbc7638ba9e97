import type { FastifyInstance } from 'fastify'
import { Refused } from '../../catalogue/commands/refused.ts'
import type { Form } from '../kit/request-context.ts'
import { makeLink, personForLink } from './access/links.ts'
import { maySeeContacts, viewContact } from './contacts.ts'
import type { Deps } from './deps.ts'
import { localPath, withQuery } from './local-path.ts'
import { one } from './one-field.ts'
import { decide } from './requests.ts'
import type { SendScreen } from './send-screen.ts'

/** Forms that are no commands: approvals and sign-in links. */
export function serveOthers(
  app: FastifyInstance,
  { db, access, tokens, config }: Deps,
  sendScreen: SendScreen,
): void {
  app.post<{ Params: { id: string }; Body: Form | undefined }>('/requests/:id', async (request, reply) => {
    const { person } = request
    if (!person) return sendScreen.signIn(request, reply)
    if (!person.isFresh) return sendScreen.fresh(request, reply, '/requests')
    const form = request.body ?? {}
    if (!(await tokens.use(db, one(form._token), person.secret)))
      return sendScreen.words(request, reply, 409, 'replayed', '/requests')
    const agreed = one(form.agree) === 'yes'
    try {
      const change = await decide(db, Number(request.params.id) || 0, person, agreed, one(form.word).trim())
      return reply.redirect(withQuery('/requests', change === null ? {} : { done: String(change) }), 303)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      const refused = { command: 'requests', form, refusal: error.refusal }
      const status = { role: 403, reason: 422, conflict: 409 }[error.why as 'role'] ?? 422
      return sendScreen.at(request, reply, '/requests', { refused, status })
    }
  })

  app.post<{ Params: { id: string }; Body: Form | undefined }>(
    '/reports/:id/contact',
    async (request, reply) => {
      const { person } = request
      if (!person) return sendScreen.signIn(request, reply)
      if (!maySeeContacts(person.role)) return sendScreen.words(request, reply, 403, 'role')
      const form = request.body ?? {}
      const back = localPath(one(form._back))
      if (!(await tokens.use(db, one(form._token), person.secret)))
        return sendScreen.words(request, reply, 409, 'replayed', back)
      await viewContact(db, Number(request.params.id) || 0, person)
      return reply.redirect(back, 303)
    },
  )

  app.post<{ Params: { id: string }; Body: Form | undefined }>('/people/:id/link', async (request, reply) => {
    const { person } = request
    if (!person) return sendScreen.signIn(request, reply)
    if (person.role !== 'owner') return sendScreen.words(request, reply, 403, 'role')
    if (!person.isFresh) return sendScreen.fresh(request, reply, '/people')
    const form = request.body ?? {}
    if (!(await tokens.use(db, one(form._token), person.secret)))
      return sendScreen.words(request, reply, 409, 'replayed', '/people')
    const staff = Number(request.params.id) || 0
    const invited = await personForLink(access, staff)
    if (!invited) return sendScreen.words(request, reply, 403, 'hasKey', '/people')
    const link = config.origin + (await makeLink(access, { staff, by: person.name }))
    const model = { name: invited.name, link, back: localPath('/people') }
    return sendScreen.send(request, reply, { view: 'link', model }, 200)
  })
}
