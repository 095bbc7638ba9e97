import type { FastifyInstance, FastifyReply } from 'fastify'
import { findChange } from '../../catalogue/changes.ts'
import { Refused } from '../../catalogue/refused.ts'
import { runCommand, runTogether } from '../../catalogue/run-commands.ts'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import type { CommandContract, CommandRequest } from '../../contract/commands/command.ts'
import { REASONS, type Reason } from '../../contract/commands/reasons.ts'
import type { Database } from '../../data/db/database.ts'
import type { Form, Refusal } from '../views/around.ts'
import type { Person } from './access/sessions.ts'
import { localPath, withQuery } from './local-path.ts'
import type { Parts } from './parts.ts'
import { readFields } from './read-fields.ts'
import { askForSecond } from './requests.ts'
import type { SendScreen } from './send-screen.ts'

const STATUS: Record<Refused['why'], number> = {
  unknown: 404,
  absent: 404,
  role: 403,
  approval: 403,
  conflict: 409,
  input: 422,
  reason: 422,
  package: 422,
}

/** The one way in which the console changes anything: `POST /commands/app.edit`, with a form that has the fields of the command. */
export function serveDoor(app: FastifyInstance, parts: Parts, sendScreen: SendScreen): void {
  const { db, tokens } = parts
  app.post<{ Params: { name: string }; Body: Form | undefined }>(
    '/commands/:name',
    async (request, reply) => {
      const { person } = request
      if (!person) return sendScreen.signIn(request, reply)
      const form = request.body ?? {}
      const back = localPath(one(form._back))
      const contract = COMMANDS.get(request.params.name)
      if (!contract) return sendScreen.missing(request, reply)
      // Before the token, so that whoever comes back from showing his key can send the form that he has.
      if ((await wantsFresh(db, contract, form)) && !person.isFresh)
        return sendScreen.fresh(request, reply, back)
      if (!(await tokens.use(db, one(form._token), person.secret)))
        return sendScreen.words(request, reply, 409, 'replayed', back)
      try {
        const outcome = await give(db, contract, person, form)
        const done = outcome === null ? { same: '1' } : { done: String(outcome) }
        return reply.redirect(withQuery(localPath(one(form._after) || back), done), 303)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        if (error.why === 'approval') {
          const asked = await askForSecond(db, requestsOf(contract, person, form)[0], person)
          return reply.redirect(withQuery(back, { asked: String(asked) }), 303)
        }
        const refused: Refusal = {
          command: contract.name,
          form,
          why: error.why,
          message: error.message,
          now: error.now,
        }
        return sendRefused(request, reply, sendScreen, back, refused, STATUS[error.why])
      }
    },
  )
}

type Request = Parameters<SendScreen['missing']>[0]

const sendRefused = (
  request: Request,
  reply: FastifyReply,
  sendScreen: SendScreen,
  back: string,
  refused: Refusal,
  status: number,
) => sendScreen.at(request, reply, back, { refused, status })

const one = (value: string | string[] | undefined): string => [value ?? ''].flat()[0] ?? ''

/** What a form asks for: the same for each of several, where `_each` names the field that they differ in. */
export function requestsOf(
  contract: CommandContract,
  person: Person,
  form: Form,
): [CommandRequest, ...CommandRequest[]] {
  const reason = one(form._reason).trim()
  const kind = one(form._reasonKind)
  const request = (fields: Form): CommandRequest => ({
    command: contract.name,
    input: { ...jsonOf(form), ...readFields(contract, fields) },
    actor: person.name,
    role: person.role,
    ...(reason ? { reason } : {}),
    ...(REASONS.includes(kind as Reason) ? { reasonKind: kind as Reason } : {}),
  })
  const each = one(form._each)
  const [first, ...others] = each
    ? [form[each] ?? []].flat().map(value => request({ ...form, [each]: value }))
    : [request(form)]
  if (!first) throw new Refused('input', `none is chosen: ${each}`)
  return [first, ...others]
}

/** Fields that no form has a place for, as the command names them. */
function jsonOf(form: Form): object {
  const text = one(form._json)
  if (!text) return {}
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {
    // Told below.
  }
  throw new Refused('input', 'not a JSON object')
}

/** The number of the change; null: everything was so already. */
async function give(
  db: Database,
  contract: CommandContract,
  person: Person,
  form: Form,
): Promise<number | null> {
  const requests = requestsOf(contract, person, form)
  const { change } =
    requests.length === 1 ? await runCommand(db, requests[0]) : await runTogether(db, requests)
  return change
}

/** Taking back what is dangerous is as dangerous. */
async function wantsFresh(db: Database, contract: CommandContract, form: Form): Promise<boolean> {
  if (contract.wantsFresh) return true
  const change = Number(one(form.change))
  if (contract.name !== 'change.undo' || !Number.isSafeInteger(change)) return false
  const undone = await findChange(db, change)
  return Boolean(undone && COMMANDS.get(undone.command)?.wantsFresh)
}
