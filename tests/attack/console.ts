import { allScreens } from '../../console/screens/all-screens.server.ts'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import { logins } from '../../ops/engines/logins.ts'
import { query } from '../support/query.ts'
import { askConsole, type ConsoleTry } from './ask-console.ts'
import {
  ask,
  counted,
  countOne,
  eachOf,
  type Outcome,
  type Random,
  randomFrom,
  type Target,
} from './target.ts'

const screens = await allScreens()

const WHOLE = 20_000

/** Without a session only the sign-in is shown: the gate itself, and that there is nothing. */
const OPEN = ['/healthz', '/sign-in', '/language']

/**
 * A stranger who has found the console's own port, and one who looks for it behind the public name: every screen and command, sessions,
 * forms and keys that were made up, other names and origins, and codes that are guessed.
 */
export async function attackConsole({ settings, share, seed }: Target): Promise<Outcome> {
  const random = randomFrom(seed)
  const answers = new Map<string | number, number>()
  const broken: string[] = []
  const tries = Math.ceil(WHOLE * share)
  const { database } = logins(settings)
  const changes = async () =>
    (
      await query(
        database,
        'select count(*)::int as n, (select count(*)::int from staff_sessions) as sessions from changes',
      )
    ).rows[0]
  const before = await changes()
  const origin = `http://localhost:${settings.ports.console}`
  await eachOf(tries, 8, async n => {
    const made = attempt(random, origin)
    // Every tenth by the public name, where there is no console at all.
    const isOutside = n % 10 === 0
    const { host: _, ...headers } = made.headers
    const { status, body } = isOutside
      ? await ask(settings, made.path, { method: made.method, headers, body: made.body })
      : await askConsole(settings.ports.console, made)
    countOne(answers, isOutside ? `outside ${status}` : status)
    const what = `${made.method} ${made.path} ${JSON.stringify(made.headers)}`
    if (status >= 500 && status !== 503) broken.push(`${status} for ${what}`)
    if (body.includes('class="me-name"')) broken.push(`somebody came in: ${what}`)
    if (isOutside && /console\.css|name="_token"/.test(body))
      broken.push(`the console is seen from outside: ${what}`)
    const isOpen = OPEN.some(open => made.path.startsWith(open)) || made.path.startsWith('/assets/')
    if (!isOutside && status === 200 && !isOpen) broken.push(`200 for ${what}`)
  })
  const after = await changes()
  if (JSON.stringify(after) !== JSON.stringify(before))
    broken.push(`something was changed: ${JSON.stringify(before)} → ${JSON.stringify(after)}`)
  return { tries, seen: counted(answers), broken }
}

const pick = <Value>(random: Random, of: readonly Value[]): Value => of[random(of.length)] as Value
const some = (random: Random, length: number) =>
  Array.from({ length }, () => 'abcdefghijklmnopqrstuvwxyz0123456789-_.%/<>"\'{}'[random(47)]).join('')

const commands = [...COMMANDS.keys()]

function attempt(random: Random, origin: string): ConsoleTry {
  const path = pick(random, [
    () =>
      pick(random, screens).path.replace(/:\w+\??/g, () => pick(random, ['1', '0', '-1', some(random, 20)])),
    () => `/commands/${pick(random, commands)}`,
    () => '/sign-in/code',
    () => `/welcome/${some(random, 32)}`,
    () => `/uploads/${pick(random, ['', some(random, 8), '00000000-0000-4000-8000-000000000000'])}`,
    () => `/preview/${pick(random, ['pc', 'Mobile', 'mip'])}?app=1&command=${pick(random, commands)}`,
    () => `/pictures?command=${pick(random, ['app.edit', 'app.add', ...commands])}`,
    () => `/requests/${random(100)}`,
    () => `/people/${random(100)}/link`,
    () => `/${pick(random, ['apps.csv', 'numbers.csv', 'sign-out', 'metrics', '.env'])}`,
    () =>
      `/language?to=${some(random, 6)}&back=${encodeURIComponent(pick(random, ['//evil.example', 'https://evil.example', '/\\evil.example']))}`,
    () => `/${encodeURI(some(random, 40))}`,
  ])()
  const method = pick(random, ['GET', 'POST', 'POST', 'PUT', 'DELETE'])
  const body =
    method === 'GET'
      ? ''
      : pick(random, [
          '',
          `_token=${some(random, 60)}&_back=//evil.example&app=1&name=x`,
          `code=${some(random, 10)}&_token=${some(random, 40)}`,
          `_json=${encodeURIComponent('{"__proto__":{"role":"owner"}}')}&_token=x`,
          `${'a=1&'.repeat(random(3000))}_each=a`,
          some(random, 400),
          '--b\r\ncontent-disposition: form-data; name="_icon"; filename="a.png"\r\n\r\n<svg/>\r\n--b--\r\n',
        ])
  return {
    method,
    path,
    body,
    headers: {
      host: pick(random, [
        new URL(origin).host,
        new URL(origin).host,
        new URL(origin).host,
        'evil.example',
        '127.0.0.1',
      ]),
      'user-agent': 'a stranger',
      ...(method === 'GET'
        ? {}
        : {
            'content-type': pick(random, [
              'application/x-www-form-urlencoded',
              'application/json',
              'application/octet-stream',
              'text/plain',
              'multipart/form-data; boundary=b',
            ]),
          }),
      ...pick(random, [{}, { origin }, { origin }, { origin: 'null' }, { origin: 'https://evil.example' }]),
      ...pick(random, [
        {},
        { cookie: `console=${some(random, 43)}` },
        { cookie: `__Host-console=${some(random, 43)}; console=` },
      ]),
    },
  }
}
