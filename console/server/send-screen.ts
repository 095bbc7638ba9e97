import type { FastifyReply, FastifyRequest } from 'fastify'
import { kindOf } from '../../contract/refusals.ts'
import { readForm } from '../../platform/http/form-body.ts'
import { baseOf } from '../../rules/text/locales.ts'
import type { FrameShown } from '../frame/frame-views.ts'
import type { NoteName } from '../frame/note.tsx'
import type { Picking } from '../kit/picks.ts'
import type { RefusedForm, Tried } from '../kit/request-context.ts'
import { CONSOLE_LOCALES } from '../words/locales.ts'
import { countsFor } from './counts.ts'
import type { Deps } from './deps.ts'
import { wantedLocale } from './language.ts'
import { localPath, readPath, withQuery } from './local-path.ts'
import { readQueryPicks } from './picks/read-picks.ts'
import { type Screen, type Shown, screenRouter } from './screen.ts'

export interface AtOptions {
  refused?: RefusedForm
  tried?: Tried
  picking?: Picking
  status?: number
}

interface SendOptions {
  token?: string
  refused?: RefusedForm | undefined
  tried?: Tried | undefined
  picking?: Picking | undefined
  path?: string
}

/** How answers are made. */
export type SendScreen = ReturnType<typeof screenSender>

export function screenSender(deps: Deps, screens: readonly Screen[]) {
  const { db, tokens, render, config } = deps
  const findScreen = screenRouter(screens)

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    { view, model }: Shown,
    status: number,
    { token, refused, tried, picking, path = request.url }: SendOptions = {},
  ) {
    const { person } = request
    const locale = wantedLocale(request)
    const query = readPath(path).searchParams
    const here = localPath(path)
    const html = render[locale](view, model, {
      token: token ?? tokens.make(person?.secret ?? ''),
      path: here,
      plainPath: withQuery(here, {}),
      site: config.site.publicOrigin + baseOf(locale),
      origin: config.origin,
      person: person && { id: person.id, name: person.name, role: person.role },
      counts: person ? await countsFor(db) : undefined,
      refused,
      written: refused ?? tried,
      picking,
      done: Number(query.get('done')) || undefined,
      isSame: query.has('same'),
      asked: Number(query.get('asked')) || undefined,
      otherLocale: CONSOLE_LOCALES.find(other => other !== locale),
    })
    return reply.code(status).type('text/html; charset=utf-8').send(html)
  }

  const sendFrame = (
    request: FastifyRequest,
    reply: FastifyReply,
    shown: FrameShown,
    status: number,
    options?: SendOptions,
  ) => send(request, reply, shown, status, options)

  const note = (request: FastifyRequest, reply: FastifyReply, status: number, name: NoteName, back = '/') => {
    if (name === 'role') request.attempted('refused-role')
    return sendFrame(request, reply, { view: 'note', model: { name, back } }, status)
  }

  return {
    send: sendFrame,
    localeOf: wantedLocale,

    /** A sentence and a way on. */
    words: note,
    missing: (request: FastifyRequest, reply: FastifyReply) => note(request, reply, 404, 'missing'),

    /** Asks for a sign-in. */
    async signIn(request: FastifyRequest, reply: FastifyReply, status = 401, isWrong = false) {
      const token = tokens.make('')
      const model = {
        options: JSON.stringify(await deps.passkeys.toShow(token)),
        hasService: deps.service !== undefined,
        after: request.method === 'GET' && !request.url.startsWith('/sign-') ? localPath(request.url) : '/',
        isWrong,
        fresh: false,
      }
      return sendFrame(request, reply, { view: 'sign-in', model }, status, { token })
    },

    /** Asks a signed-in person to authenticate again. */
    async fresh(request: FastifyRequest, reply: FastifyReply, after: string, isWrong = false) {
      const token = tokens.make(request.person?.secret ?? '')
      const model = {
        options: JSON.stringify(await deps.passkeys.toShow(token)),
        hasService: deps.service !== undefined,
        after,
        isWrong,
        fresh: true,
      }
      return sendFrame(request, reply, { view: 'sign-in', model }, 403, { token })
    },

    /** Sends the screen at this path to a signed-in person. */
    async at(
      request: FastifyRequest,
      reply: FastifyReply,
      path: string,
      { refused, tried, picking, status = 200 }: AtOptions = {},
    ) {
      const { person } = request
      if (!person) return this.signIn(request, reply)
      if (refused && kindOf(refused.refusal) === 'role') request.attempted('refused-role')
      const { pathname, searchParams } = readPath(path)
      const found = findScreen(pathname)
      if (!found) return this.missing(request, reply)
      const { screen, params } = found
      if (screen.roles && !screen.roles.includes(person.role)) return note(request, reply, 403, 'role')
      if (screen.fresh && !person.isFresh) return this.fresh(request, reply, path)
      const token = tokens.make(person.secret)
      const locale = wantedLocale(request)
      const asked = await readQueryPicks(db, readForm(searchParams.toString()), locale)
      const made = await screen.show({
        db,
        token,
        deps,
        person,
        locale,
        params,
        query: asked.query,
        ...(refused ? { refused } : {}),
        ...(tried ? { tried } : {}),
      })
      return made
        ? send(request, reply, made, status, {
            refused,
            tried,
            picking: picking ?? asked.picking,
            path,
            token,
          })
        : this.missing(request, reply)
    },
  }
}
