import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refused } from '../../../catalogue/commands/refused.ts'
import { runCommand } from '../../../catalogue/commands/run-commands.ts'
import { personName } from '../../../contract/commands/fields.schema.ts'
import { keysOfPerson, removeKey } from '../../../data/db/queries/access/keys.ts'
import { endTokens } from '../../../data/db/queries/access/personal-tokens.ts'
import { refreshSession } from '../../../data/db/queries/access/sessions.ts'
import { personOfName } from '../../../data/db/queries/people/people.ts'
import type { Form } from '../../kit/request-context.ts'
import type { ConsoleAttempt } from '../attempts.ts'
import type { Deps } from '../deps.ts'
import { localPath } from '../local-path.ts'
import { one } from '../one-field.ts'
import type { SendScreen } from '../send-screen.ts'
import { recordEvent } from './account-events.ts'
import { browserOf } from './browser-of.ts'
import { renewCodes, spendCode } from './codes.ts'
import { cookieName, SESSION_COOKIE } from './cookies.ts'
import { findLink, spendLink } from './links.ts'
import { keepKey } from './passkeys.ts'
import { serveSignInService } from './serve-sign-in-service.ts'
import { beginSession, endSession, endSessions } from './sessions.ts'

type FormRequest = { Body: Form | undefined }

/** Coming in, showing again that it is oneself, and leaving. Every form works without a script, but for passkeys. */
export function serveSignIn(app: FastifyInstance, deps: Deps, sendScreen: SendScreen): void {
  const { access: db, tokens, passkeys, limits, service, config } = deps
  const sessionCookie = cookieName(config.origin, SESSION_COOKIE)

  /** A key or a code, once; whose it is. */
  async function whoIs(form: Form, session: string, staff?: number): Promise<number | undefined> {
    const token = one(form._token)
    if (!form.passkey)
      return (await tokens.use(db, token, session)) ? spendCode(db, one(form.code), staff) : undefined
    // Passkeys aren't limited, so only a valid one spends its token: a flood of others leaves no rows.
    if (!tokens.isGood(token, session)) return undefined
    const shown = await passkeys.readShown(db, one(form.passkey), token, staff)
    return shown !== undefined && (await tokens.use(db, token, session)) ? shown : undefined
  }

  /** A passkey is proof, and never a guess. */
  function isLimited(request: FastifyRequest, form: Form): boolean {
    if (form.passkey || limits.mayTry(browserOf(request).network)) return false
    request.attempted('locked-out')
    return true
  }

  function failed(request: FastifyRequest, attempt: ConsoleAttempt): void {
    limits.failed(browserOf(request).network)
    request.attempted(attempt)
  }

  async function begin(request: FastifyRequest, reply: FastifyReply, staff: number): Promise<void> {
    const browser = browserOf(request)
    reply.setCookie(sessionCookie, await beginSession(db, staff, browser))
    await recordEvent(db, { staff, kind: 'signed-in', browser })
  }

  app.get('/sign-in', (request, reply) =>
    request.person ? reply.redirect('/', 303) : sendScreen.signIn(request, reply, 200),
  )

  app.post<FormRequest>('/sign-in', async (request, reply) => {
    const form = request.body ?? {}
    if (isLimited(request, form)) return sendScreen.words(request, reply, 429, 'tooOften')
    const staff = await whoIs(form, '')
    if (staff === undefined) {
      failed(request, form.passkey ? 'wrong-passkey' : 'wrong-code')
      return sendScreen.signIn(request, reply, 401, true)
    }
    await begin(request, reply, staff)
    return reply.redirect(localPath(one(form._after)), 303)
  })

  app.post<FormRequest>('/fresh', async (request, reply) => {
    const { person } = request
    if (!person) return sendScreen.signIn(request, reply)
    const form = request.body ?? {}
    if (isLimited(request, form)) return sendScreen.words(request, reply, 429, 'tooOften')
    const after = localPath(one(form._after))
    if ((await whoIs(form, person.secret, person.id)) === undefined) {
      failed(request, form.passkey ? 'wrong-passkey' : 'wrong-code')
      return sendScreen.fresh(request, reply, after, true)
    }
    await refreshSession(db, { sessionId: person.session })
    return reply.redirect(after, 303)
  })

  app.post<FormRequest>('/sign-out', async (request, reply) => {
    const { person } = request
    if (person && tokens.isGood(one(request.body?._token), person.secret))
      await endSession(db, person.session)
    reply.setCookie(sessionCookie, '', { maxAge: 0 })
    return reply.redirect('/sign-in', 303)
  })

  app.post<FormRequest>('/sessions/end', async (request, reply) => {
    const { person } = request
    if (!person) return sendScreen.signIn(request, reply)
    const form = request.body ?? {}
    if (!(await tokens.use(db, one(form._token), person.secret)))
      return sendScreen.words(request, reply, 409, 'replayed', '/people')
    // People can end their own sessions, owners those of others too.
    const session = Number(one(form.session)) || 0
    const staff = await endSession(db, session, person.role === 'owner' ? undefined : person.id)
    if (staff !== undefined)
      await recordEvent(db, { staff, kind: 'session-ended', by: staff === person.id ? '' : person.name })
    return reply.redirect(localPath(one(form._back)), 303)
  })

  /** Adds a passkey or makes new codes, after recent authentication. */
  app.post<FormRequest>('/keys', async (request, reply) => {
    const { person } = request
    if (!person) return sendScreen.signIn(request, reply)
    if (!person.isFresh) return sendScreen.fresh(request, reply, '/me')
    const browser = browserOf(request)
    const form = request.body ?? {}
    const token = one(form._token)
    if (!(await tokens.use(db, token, person.secret)))
      return sendScreen.words(request, reply, 409, 'replayed', '/me')
    if (form.remove) {
      const keys = await keysOfPerson(db, { staff: person.id })
      // The last one stays: a person without a key can only come back by a code.
      if (keys.length > 1) {
        await removeKey(db, { staff: person.id, key: one(form.remove) })
        await recordEvent(db, { staff: person.id, kind: 'passkey-removed', browser })
      }
      return reply.redirect('/me', 303)
    }
    if (form.codes) {
      const codes = await renewCodes(db, person.id)
      await recordEvent(db, { staff: person.id, kind: 'codes-renewed', browser })
      return sendScreen.send(request, reply, { view: 'codes', model: { codes } }, 200)
    }
    const key = await passkeys.readMade(one(form.passkey), token)
    if (!key) return sendScreen.words(request, reply, 422, 'noKey', '/me')
    await keepKey(db, person.id, key, one(form.label) || labelOf(browser.agent))
    await recordEvent(db, { staff: person.id, kind: 'passkey-added', browser })
    return reply.redirect('/me', 303)
  })

  app.get<{ Params: { link: string } }>('/welcome/:link', async (request, reply) => {
    const link = await findLink(db, request.params.link)
    if (!link) {
      // Opening a link doesn't count as a guess, or a picture of a bad link on a page could lock its readers out.
      request.attempted('wrong-link')
      return sendScreen.words(request, reply, 404, 'noLink')
    }
    const token = tokens.make('')
    const options = await passkeys.toMake(token, {
      id: link.staff ?? token.slice(0, 32),
      name: link.name ?? 'Pergola',
    })
    const model = { name: link.name, options: JSON.stringify(options), path: request.url, isWrong: false }
    return sendScreen.send(request, reply, { view: 'welcome', model }, 200, { token })
  })

  app.post<FormRequest & { Params: { link: string } }>('/welcome/:link', async (request, reply) => {
    const form = request.body ?? {}
    if (isLimited(request, {})) return sendScreen.words(request, reply, 429, 'tooOften')
    const token = one(form._token)
    const link = await findLink(db, request.params.link)
    if (!link || !(await tokens.use(db, token, ''))) {
      failed(request, 'wrong-link')
      return sendScreen.words(request, reply, 404, 'noLink')
    }
    const key = form.passkey ? await passkeys.readMade(one(form.passkey), token) : undefined
    if (form.passkey && !key) return sendScreen.words(request, reply, 422, 'noKey', request.url)
    const name = one(form.name).trim()
    if (!link.name && !personName.safeParse(name).success)
      return sendScreen.words(request, reply, 422, 'noName', request.url)
    if (!(await spendLink(db, request.params.link))) return sendScreen.words(request, reply, 404, 'noLink')
    const staff = link.staff ?? (await makeOwner(name))
    const browser = browserOf(request)
    await recordEvent(db, { staff, kind: 'link-used', browser })
    await endSessions(db, staff)
    await endTokens(db, { staff })
    if (key) await keepKey(db, staff, key, labelOf(browser.agent))
    await begin(request, reply, staff)
    const codes = await renewCodes(db, staff)
    return sendScreen.send(request, reply, { view: 'codes', model: { codes } }, 200)
  })

  async function makeOwner(name: string): Promise<number> {
    await runCommand(db, {
      command: 'person.put',
      input: { name, role: 'owner' },
      actor: name,
      role: 'owner',
    })
    const [row] = await personOfName(db, { person: name })
    if (!row) throw refused('person.not-created', {})
    return row.id
  }

  if (service) serveSignInService(app, deps, service, sendScreen)
}

/** What a key is called until its owner calls it otherwise. */
function labelOf(agent: string): string {
  const system = /Android|iPhone|iPad|Windows|Macintosh|Linux|CrOS/.exec(agent)?.[0] ?? ''
  const browser = /Edg|OPR|Firefox|Chrome|Safari/.exec(agent)?.[0] ?? ''
  return [browser, system].filter(Boolean).join(', ') || 'key'
}
