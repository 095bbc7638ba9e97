import type { FastifyInstance, FastifyReply } from 'fastify'
import { findChange } from '../../catalogue/changes.ts'
import { Refused } from '../../catalogue/refused.ts'
import { type Outcome, runCommand, runTogether } from '../../catalogue/run-commands.ts'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import type { CommandContract, CommandRequest } from '../../contract/commands/command.ts'
import { REASONS, type Reason } from '../../contract/commands/reasons.ts'
import type { Database } from '../../data/db/database.ts'
import type { Form, Refusal } from '../views/around.ts'
import type { Person } from './access/sessions.ts'
import { withAppNumbers } from './app-numbers.ts'
import { changedFields } from './changed-fields.ts'
import { localPath, withQuery } from './local-path.ts'
import { one } from './one-field.ts'
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
      if (one(form._try)) return look(request, reply, contract, person, form, back)
      if (!(await tokens.use(db, one(form._token), person.secret)))
        return sendScreen.words(request, reply, 409, 'replayed', back)
      try {
        if (one(form._apart)) {
          const results = await giveApart(db, await requestsOf(db, contract, person, form), error =>
            request.log.error({ err: error }, 'failed'),
          )
          return reply.redirect(withQuery(localPath(one(form._after) || back), { results }), 303)
        }
        const { change, made } = await give(db, contract, person, form)
        const done = change === null ? { same: '1' } : { done: String(change) }
        const after = one(form._after).replace('{app}', String(made[0]?.app ?? ''))
        return reply.redirect(withQuery(localPath(after || back), done), 303)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        if (error.why === 'approval') {
          const [wanted] = await requestsOf(db, contract, person, form)
          const asked = await askForSecond(db, wanted, person)
          return reply.redirect(withQuery(back, { asked: String(asked) }), 303)
        }
        return sendRefused(request, reply, contract, form, back, error)
      }
    },
  )

  /** What would become of it: nothing stays, so the form can be sent after it. */
  async function look(
    request: Request,
    reply: FastifyReply,
    contract: CommandContract,
    person: Person,
    form: Form,
    back: string,
  ) {
    try {
      const requests = await requestsOf(db, contract, person, form)
      const { tags, hard } = await runTogether(db, requests, { dryRun: true })
      return sendScreen.at(request, reply, back, { tried: { command: contract.name, form, tags, hard } })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return sendRefused(request, reply, contract, form, back, error)
    }
  }

  const sendRefused = (
    request: Request,
    reply: FastifyReply,
    { name }: CommandContract,
    form: Form,
    back: string,
    { why, message, now }: Refused,
  ) => {
    const refused: Refusal = { command: name, form, why, message, now }
    return sendScreen.at(request, reply, back, { refused, status: STATUS[why] })
  }
}

type Request = Parameters<SendScreen['missing']>[0]

/** At once; a screen offers no more. */
export const MOST_AT_ONCE = 200

/** What a form asks for: the same for each of several, where `_each` names the field that they differ in. */
export async function requestsOf(
  db: Database,
  contract: CommandContract,
  person: Person,
  sent: Form,
): Promise<[CommandRequest, ...CommandRequest[]]> {
  const form = await withAppNumbers(db, changedFields(sent))
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
  if (each && [form[each] ?? []].flat().length > MOST_AT_ONCE)
    throw new Refused('input', `at most ${MOST_AT_ONCE} at once`)
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

const give = async (db: Database, contract: CommandContract, person: Person, form: Form): Promise<Outcome> =>
  runTogether(db, await requestsOf(db, contract, person, form))

/** Each on its own: what became of every one, such as `5:123,6:same,7:conflict`, by its app and the number of its change. */
async function giveApart(
  db: Database,
  requests: CommandRequest[],
  tell: (error: unknown) => void,
): Promise<string> {
  const results: string[] = []
  for (const request of requests) {
    const { app } = request.input as { app?: unknown }
    try {
      const { change } = await runCommand(db, request)
      results.push(`${app}:${change ?? 'same'}`)
    } catch (error) {
      // Some are done already, so what became of the others is told too.
      if (!(error instanceof Refused)) tell(error)
      results.push(`${app}:${error instanceof Refused ? error.why : 'away'}`)
    }
  }
  return results.join(',')
}

/** Taking back what is dangerous is as dangerous. */
async function wantsFresh(db: Database, contract: CommandContract, form: Form): Promise<boolean> {
  if (contract.wantsFresh) return true
  const change = Number(one(form.change))
  if (contract.name !== 'change.undo' || !Number.isSafeInteger(change)) return false
  const undone = await findChange(db, change)
  return Boolean(undone && COMMANDS.get(undone.command)?.wantsFresh)
}
