import type { FastifyInstance, FastifyRequest } from 'fastify'
import { actFor } from '../../catalogue/commands/act-for.ts'
import { Refused, refused } from '../../catalogue/commands/refused.ts'
import { requiresReauth } from '../../catalogue/commands/requires-reauth.ts'
import { type RunOptions, runCommand, runTogether } from '../../catalogue/commands/run-commands.ts'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import type { CommandContract, CommandRequest } from '../../contract/commands/command.ts'
import type { Database } from '../../data/db/database.ts'
import type { Form, RefusedForm } from '../kit/request-context.ts'
import type { Person } from './access/sessions.ts'
import { withAppNumbers } from './app-numbers.ts'
import { changedFields } from './changed-fields.ts'
import { type CommandForm, readCommandForm } from './command-form.ts'
import type { Deps } from './deps.ts'
import { localPath, withQuery } from './local-path.ts'
import { one } from './one-field.ts'
import { readPicks } from './picks/read-picks.ts'
import { readFields } from './read-fields.ts'
import { askForSecond } from './requests.ts'
import type { SendScreen } from './send-screen.ts'

export const STATUS: Record<Refused['why'], number> = {
  unknown: 404,
  absent: 404,
  role: 403,
  approval: 403,
  conflict: 409,
  input: 422,
  reason: 422,
  package: 422,
  picture: 422,
}

/** The one way in which the console changes anything: `POST /commands/app.edit`, with a form that has the fields of the command. */
export function serveCommandRoute(app: FastifyInstance, deps: Deps, sendScreen: SendScreen): void {
  const { db, tokens, config } = deps
  const { mediaDir } = config.site
  app.post<{ Params: { name: string }; Body: Form | undefined }>(
    '/commands/:name',
    async (request, reply) => {
      const { person } = request
      if (!person) return sendScreen.signIn(request, reply)
      const sent = request.body ?? {}
      const contract = COMMANDS.get(request.params.name)
      if (!contract) return sendScreen.missing(request, reply)
      const back = localPath(one(sent._back))
      const sendRefused = ({ refusal, why, now }: Refused) => {
        const refused: RefusedForm = { command: contract.name, form: sent, refusal, now }
        return sendScreen.at(request, reply, back, { refused, status: STATUS[why] })
      }
      try {
        const form = readCommandForm(sent)
        const requests = await requestsOf(db, contract, person, form)
        // Before the token is spent, so that the same form can be sent after re-authentication.
        if (!person.isFresh && (await requiresReauth(db, contract, requests)))
          return sendScreen.fresh(request, reply, back)
        if (form.isTrial) {
          // What would become of it: nothing stays, so the form can be sent after it.
          const { tags, hard } = await runTogether(db, requests, { dryRun: true, mediaDir })
          const tried = { command: contract.name, form: sent, tags, hard }
          return sendScreen.at(request, reply, back, { tried })
        }
        if (!(await tokens.use(db, form.token, person.secret)))
          return sendScreen.words(request, reply, 409, 'replayed', back)
        return reply.redirect(await give(request, person, requests, form), 303)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        return sendRefused(error)
      }
    },
  )

  /** Gives the commands; returns where the form leads. */
  async function give(
    { log }: FastifyRequest,
    person: Person,
    requests: [CommandRequest, ...CommandRequest[]],
    { back, after, isApart }: CommandForm,
  ): Promise<string> {
    if (isApart) {
      const results = await giveApart(db, requests, asPerson(person), error =>
        log.error({ err: error }, 'failed'),
      )
      return withQuery(localPath(after || back), { results })
    }
    try {
      const { change, made } = await runTogether(db, requests, { ...asPerson(person), mediaDir })
      const done = change === null ? { same: '1' } : { done: String(change) }
      return withQuery(localPath(after.replace('{app}', String(made[0]?.app ?? '')) || back), done)
    } catch (error) {
      if (!(error instanceof Refused) || error.why !== 'approval') throw error
      return withQuery(back, { asked: String(await askForSecond(db, requests[0], person)) })
    }
  }
}

/** The record names the person of this session. */
const asPerson = ({ secret }: Person): RunOptions => ({ before: tx => actFor(tx, secret) })

/** At once; a screen offers no more. */
export const MAX_AT_ONCE = 200

/** What a form asks for: the same for each of several, where `each` names the field that they differ in. */
export async function requestsOf(
  db: Database,
  contract: CommandContract,
  person: Person,
  { sent, each, json, reason, reasonKind }: CommandForm,
): Promise<[CommandRequest, ...CommandRequest[]]> {
  const form = await withAppNumbers(db, changedFields(await readPicks(db, sent)))
  const request = (fields: Form): CommandRequest => ({
    command: contract.name,
    input: { ...json, ...readFields(contract, fields) },
    actor: person.name,
    role: person.role,
    reason,
    reasonKind,
  })
  if (!each) return [request(form)]
  const values = [form[each] ?? []].flat()
  if (values.length > MAX_AT_ONCE) throw refused('batch.too-many', { max: MAX_AT_ONCE })
  const [first, ...others] = values.map(value => request({ ...form, [each]: value }))
  if (!first) throw refused('batch.none-selected', {})
  return [first, ...others]
}

/** Each on its own: what became of every one, such as `5:123,6:same,7:conflict`, by its app and the number of its change. */
async function giveApart(
  db: Database,
  requests: CommandRequest[],
  options: RunOptions,
  logError: (error: unknown) => void,
): Promise<string> {
  const results: string[] = []
  for (const request of requests) {
    const { app } = request.input as { app?: unknown }
    try {
      const { change } = await runCommand(db, request, options)
      results.push(`${app}:${change ?? 'same'}`)
    } catch (error) {
      // Some are done already, so the result lists the others too.
      if (!(error instanceof Refused)) logError(error)
      results.push(`${app}:${error instanceof Refused ? error.why : 'away'}`)
    }
  }
  return results.join(',')
}
