import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refused } from '../../catalogue/commands/refused.ts'
import { runTogether } from '../../catalogue/commands/run-commands.ts'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import { PAGE_TYPES } from '../../contract/page-types.ts'
import { refusalIn } from '../../contract/refusals.ts'
import { sourceHash } from '../../platform/security/content-security-policy.ts'
import { LOCALES } from '../../rules/text/locales.ts'
import { refusals as en } from '../../ui/words/en/refusals.ts'
import { refusals as zhCN } from '../../ui/words/zh-cn/refusals.ts'
import type { Form } from '../kit/request-context.ts'
import { readCommandForm } from './command-form.ts'
import { requestsOf } from './command-route.ts'
import type { Deps, PreviewedPage } from './deps.ts'
import type { SendScreen } from './send-screen.ts'

const WORDS = { 'zh-CN': zhCN, en }

/** A preview runs no scripts, submits no forms, and can be framed by the console only. */
const policyOf = (html: string): string =>
  [
    "default-src 'none'",
    ["style-src 'self'", ...stylesIn(html).map(sourceHash)].join(' '),
    "img-src 'self' data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ')

const stylesIn = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style)

type Routes = { Params: { type: string }; Querystring: { app?: string; lang?: string; command?: string } }

/** An app's page as it is, and as it would be: the command is done, the page made, and all of it taken back. */
export function servePreview(
  app: FastifyInstance,
  { db, previewApp, config }: Deps,
  sendScreen: SendScreen,
): void {
  app.get<Routes>('/preview/:type', async (request, reply) => {
    if (!request.person) return sendScreen.signIn(request, reply)
    const { app: id = '', lang = '' } = request.query
    const wanted = wantedOf(request.params.type, lang)
    return wanted && /^\d{1,15}$/.test(id)
      ? send(reply, await previewApp(db, wanted, id))
      : sendScreen.missing(request, reply)
  })

  app.post<Routes & { Body: Form | undefined }>('/preview/:type', async (request, reply) => {
    const { person, body: form = {} } = request
    if (!person) return sendScreen.signIn(request, reply)
    const contract = COMMANDS.get(request.query.command ?? '')
    const wanted = wantedOf(request.params.type, [form._lang ?? ''].flat()[0] ?? '')
    if (!contract || !wanted) return sendScreen.missing(request, reply)
    let html: string | undefined
    try {
      const id = [form.app ?? ''].flat()[0]
      await runTogether(db, await requestsOf(db, contract, person, readCommandForm(form)), {
        dryRun: true,
        inside: async (tx, made) => {
          html = await previewApp(tx, wanted, String(made[0]?.app ?? id))
        },
      })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      return reply
        .code(422)
        .type('text/plain; charset=utf-8')
        .header('content-security-policy', policyOf(''))
        .send(refusalIn(WORDS[sendScreen.localeOf(request)], error.refusal))
    }
    return send(reply, html)
  })

  /** Pages that stand elsewhere too name the site's own pictures in full. */
  const send = (reply: FastifyReply, made = '') => {
    const html = made
      .replaceAll(`${config.site.publicOrigin}/img/`, '/img/')
      // The policy keeps scripts and others' styles out; without them the browser has nothing to complain of.
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*href="https:\/\/[^>]*>/gi, '')
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policyOf(html)).send(html)
  }
}

/** mip is there in the language at home alone. */
function wantedOf(name: string, lang: string): PreviewedPage | undefined {
  const type = PAGE_TYPES.find(type => type === name)
  const locale = LOCALES.find(locale => locale === lang) ?? LOCALES[0]
  return type && { type, locale: type === 'mip' ? LOCALES[0] : locale }
}
