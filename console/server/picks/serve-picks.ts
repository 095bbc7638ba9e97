import type { FastifyInstance } from 'fastify'
import { COMMANDS } from '../../../contract/commands/all.schema.ts'
import { mayGive } from '../../../contract/commands/roles.ts'
import { kindOfField, typedName } from '../../kit/picks.ts'
import type { Form } from '../../kit/request-context.ts'
import type { Deps } from '../deps.ts'
import { localPath } from '../local-path.ts'
import { one } from '../one-field.ts'
import type { SendScreen } from '../send-screen.ts'
import { findPicks } from './find-picks.ts'

const MAX_TYPED = 100

interface Routes {
  Body: Form | undefined
  Querystring: { command?: string; field?: string }
}

/** Without a script: the form comes back as it was written, with what its letters find. Nothing is changed. */
export function servePicks(app: FastifyInstance, { db }: Deps, sendScreen: SendScreen): void {
  app.post<Routes>('/pick', async (request, reply) => {
    const { person, body: form = {} } = request
    if (!person) return sendScreen.signIn(request, reply)
    const { command = '', field = '' } = request.query
    const contract = COMMANDS.get(command)
    if (!contract) return sendScreen.missing(request, reply)
    if (!mayGive(contract, person.role)) return sendScreen.words(request, reply, 403, 'role')
    const typed = one(form[typedName(field)]).trim().slice(0, MAX_TYPED)
    const found = await findPicks(db, kindOfField(field), typed, sendScreen.localeOf(request))
    return sendScreen.at(request, reply, localPath(one(form._back)), {
      tried: { command, form, tags: [], hard: false },
      picking: { field, found },
    })
  })
}
