import { allScreens } from '../../console/screens/all-screens.server.ts'
import { formTokens } from '../../console/server/access/form-tokens.ts'
import { beginSession } from '../../console/server/access/sessions.ts'
import { COMMANDS } from '../../contract/commands/all.schema.ts'
import { PEOPLE_ROLES, type PersonRole } from '../../contract/commands/roles.ts'
import { openDatabase } from '../../data/db/database.ts'
import { keyIn } from '../../ops/engines/key-file.ts'
import { AGENT, type Colleague, makeColleague } from '../support/colleagues.ts'
import { talkative } from '../support/fixture.ts'
import { query } from '../support/query.ts'
import { tempStore } from '../support/temp-store.ts'
import { mayGive } from '../support/who-may.ts'
import { askConsole } from './ask-console.ts'
import { type Answer, counted, countOne, eachOf, type Outcome, type Random, randomFrom } from './target.ts'

const screens = await allScreens()

const PHONE = '13800138077'
const MARK = '<img src=x onerror=staff'
const EVIL = [
  '//evil.example',
  'https://evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
]

/** Half of what a fresh sign-in lasts. */
const RENEW_MS = 5 * 60_000
/** The first numbers, which tries name: the insiders themselves stay as they are. */
const BYSTANDERS = ['owner', 'editor', 'reader'] as const

type Insider = Colleague & { isFresh: boolean; since: number }

/**
 * A member of every role, freshly signed in and not, who tries every command and form with whatever it may take: names of fields, hidden
 * fields, numbers of others, leading elsewhere, words that are markup. What came of it is judged by the record and the rows, and not by
 * the answers alone.
 */
export async function attackAsStaff(tries: number, seed: number): Promise<Outcome> {
  const random = randomFrom(seed)
  const broken: string[] = []
  const answers = new Map<string | number, number>()
  const { store, at, settings, fill, remove } = await tempStore()
  try {
    await fill('fixture')
    await Promise.all([store.console.start(), store.web.start()])
    const db = openDatabase({ url: at.database, pool: 2, statementTimeoutMs: 60_000 })
    for (const role of BYSTANDERS) await makeColleague(db, role)
    // Also those whose place another one has taken.
    const known: Insider[] = []
    const comeIn = async (role: PersonRole, isFresh: boolean) => {
      const insider = { ...(await makeColleague(db, role, isFresh)), isFresh, since: performance.now() }
      known.push(insider)
      return insider
    }
    const insiders: Insider[] = []
    for (const role of PEOPLE_ROLES)
      for (const isFresh of [true, false]) insiders.push(await comeIn(role, isFresh))
    const atFirst = known.length
    await query(at.database, 'insert into reports (app_id, reason, body, contact) values (1, $1, $2, $3)', [
      'malware',
      MARK,
      PHONE,
    ])
    const from = (await query(at.database, 'select coalesce(max(id), 0)::int as id from changes')).rows[0].id
    const tokens = formTokens(keyIn(settings.runDir, 'console.key'))
    const origin = `http://localhost:${settings.ports.console}`

    await eachOf(tries, 4, async n => {
      const place = n % insiders.length
      const who = insiders[place] as Insider
      if (who.isFresh && performance.now() - who.since > RENEW_MS) {
        who.since = performance.now()
        who.secret = await beginSession(db, who.id, { agent: AGENT, network: '192.0.2' })
      }
      const { method, path, fields } = attempt(random, n, insiders)
      const body =
        method === 'GET' ? '' : new URLSearchParams({ _token: tokens.make(who.secret), ...fields }).toString()
      const answer = await askConsole(settings.ports.console, {
        method,
        path,
        body,
        headers: {
          host: new URL(origin).host,
          'user-agent': AGENT,
          cookie: `console=${who.secret}`,
          ...(method === 'GET' ? {} : { origin, 'content-type': 'application/x-www-form-urlencoded' }),
        },
      })
      countOne(answers, answer.status)
      const command = method === 'POST' && /^\/commands\/(.*)/.exec(path)?.[1]
      // Also where there was nothing to change. Of many apart, the answer lists what became of each.
      if (command && !('_apart' in fields) && answer.status < 400 && !mayGive(command, who.role))
        broken.push(`${command} was taken from ${who.role}: ${body.slice(0, 200)}`)
      broken.push(
        ...faultsIn(answer, who, origin).map(
          fault => `${fault}: ${who.role} ${method} ${path} ${body.slice(0, 200)}`,
        ),
      )
      // An owner has ended the session, or undone that there is such a person: another one tries on.
      if (answer.status === 401) insiders[place] = await comeIn(who.role as PersonRole, who.isFresh)
    })

    const { rows } = await query(
      at.database,
      `select c.id::int, c.actor, c.role, c.command, c.approved_by as approved, first.command as "undoneCommand"
       from changes c left join changes first on first.id = c.undoes where c.id > $1`,
      [from],
    )
    const [ours, theirs] = [rows.filter(isOurs), rows.filter(change => !isOurs(change))]
    if (ours.length !== known.length - atFirst) broken.push('somebody gave a command as the shell')
    for (const change of theirs) broken.push(...faultsOfChange(change, known))
    broken.push(...(await faultsOfPages(store.web.port)))
    const { rows: chain } = await query(at.database, 'select * from broken_changes()')
    if (chain.length > 0) broken.push('the record is broken')
    await db.destroy()
    return {
      tries,
      seen: `${counted(answers)}; ${theirs.length} changes; ${ours.length} came in for another`,
      broken,
    }
  } finally {
    await remove()
  }
}

const pick = <Value>(random: Random, of: readonly Value[]): Value => of[random(of.length)] as Value
const commands = [...COMMANDS.values()]

/** Valid input for those who may run the command: then only the role, the session or a second person is in the way. */
const GOOD: Record<string, (random: Random, own: number) => object> = {
  ...Object.fromEntries(
    ['app.delist', 'app.relist', 'app.takedown', 'app.restore', 'app.erase-pictures'].map(name => [
      name,
      (random: Random) => ({ app: 1 + random(3) }),
    ]),
  ),
  'app.edit': random => ({ app: 1 + random(2), texts: { en: { name: `Moss ${random(1000)}` } } }),
  'app.figures': random => ({ app: 1 + random(2), downloads: random(1000) }),
  'change.undo': random => ({ change: 1 + random(500) }),
  'comment.hide': () => ({ comment: talkative }),
  'comment.show': () => ({ comment: talkative }),
  'developer.put': random => ({ id: 1, name: `Studio ${random(1000)}` }),
  'notice.put': random => ({ appId: 1 + random(2), locale: 'en', body: `Notice ${random(1000)}` }),
  'notice.remove': random => ({ id: 1 + random(30) }),
  'person.end': (random, own) => ({ id: pick(random, [1, 2, 3, own]) }),
  'person.put': (random, own) => ({ id: pick(random, [1, 2, 3, own]), role: pick(random, PEOPLE_ROLES) }),
  'person.reset': random => ({ id: 1 + random(3) }),
  'reply.hide': random => ({ comment: talkative, number: 1 + random(5) }),
  'reply.show': random => ({ comment: talkative, number: 1 + random(5) }),
  'report.close': () => ({ report: 1, outcome: 'done' }),
  'version.withdraw': random => ({ app: 1, versionCode: String(30_001 + random(8)) }),
}

function attempt(random: Random, n: number, insiders: Insider[]) {
  // Every role, fresh and not, tries every command before anything is left to chance.
  const contract = commands[Math.floor(n / insiders.length) % commands.length] ?? pick(random, commands)
  const value = () =>
    pick(random, [
      '1',
      '2',
      '3',
      '16777217',
      '-1',
      '9007199254740993',
      '',
      'owner',
      'malware',
      'en',
      'zh-CN',
      '/',
      `${MARK}${random(1000)}>`,
      '{"en":{"name":"x"}}',
      '["x"]',
      'true',
      "x'; select pg_sleep(9); --",
    ])
  const others = ['status', 'taken_down', 'role', 'own[(select 1)]', '__proto__', 'files', 'signerSha256']
  const names = [...Object.keys(contract.input.shape), ...(random(4) === 0 ? [pick(random, others)] : [])]
  const fields: Record<string, string> = Object.fromEntries(
    names.filter(() => random(3) > 0).map(name => [name, value()]),
  )
  Object.assign(
    fields,
    pick(random, [
      {},
      { _reason: 'because', _reasonKind: 'malware' },
      { _reason: MARK, _back: pick(random, EVIL), _after: pick(random, EVIL) },
      { _json: JSON.stringify({ [pick(random, [...names, ...others])]: random(3), change: random(30) }) },
      { _each: pick(random, ['app', 'report', 'change', 'id']), app: '1', _apart: '1', _reason: 'x' },
      { _try: '1', _reason: 'x' },
      { _role: 'owner', _actor: 'owner', _approval: '1' },
    ]),
  )
  const good = GOOD[contract.name]?.(random, insiders[n % insiders.length]?.id ?? 0)
  if (good && random(2) === 0)
    return {
      method: 'POST',
      path: `/commands/${contract.name}`,
      fields: { _json: JSON.stringify(good), _reason: 'because', _reasonKind: 'malware' },
    }
  if (n < insiders.length * commands.length || random(3) > 0)
    return { method: 'POST', path: `/commands/${contract.name}`, fields }
  const other = pick(random, insiders)
  return pick(random, [
    () => ({ method: 'POST', path: `/requests/${1 + random(12)}`, fields: { agree: 'yes', word: 'x' } }),
    () => ({ method: 'POST', path: `/people/${other.id}/link`, fields: {} }),
    () => ({
      method: 'POST',
      path: '/sessions/end',
      fields: { session: String(1 + random(24)), _back: pick(random, EVIL) },
    }),
    () => ({ method: 'POST', path: '/reports/1/contact', fields: { _back: pick(random, EVIL) } }),
    () => ({ method: 'POST', path: '/keys', fields: { remove: 'x' } }),
    () => ({ method: 'POST', path: `/preview/pc?command=${contract.name}`, fields }),
    () => ({
      method: 'GET',
      path: `/language?to=en&back=${encodeURIComponent(pick(random, EVIL))}`,
      fields: {},
    }),
    () => ({
      method: 'GET',
      path: pick(random, screens).path.replace(/:\w+\??/g, () => pick(random, ['1', '2', '0', 'x'])),
      fields: {},
    }),
  ])()
}

/** What an answer must never be. */
function faultsIn({ status, headers, body }: Answer, who: Insider, origin: string): string[] {
  const faults: string[] = []
  if (status >= 500) faults.push(String(status))
  const to = headers.location
  if (to !== undefined && (new URL(to, origin).origin !== origin || /^[/\\]{2}/.test(to)))
    faults.push(`leads to ${to}`)
  if (body.includes(MARK)) faults.push('words are markup')
  if (body.includes(PHONE) && who.role !== 'owner' && who.role !== 'moderator')
    faults.push('a visitor’s number')
  return faults
}

interface Change {
  id: number
  actor: string
  role: string
  command: string
  approved: string | null
  undoneCommand: string | null
}

/** Made by makeColleague. */
const isOurs = ({ actor }: Change) => actor === 'shell:test'

/** What the record must never hold. */
function faultsOfChange(
  { id, actor, role, command, approved, undoneCommand }: Change,
  insiders: Insider[],
): string[] {
  const faults: string[] = []
  const who = insiders.find(({ name }) => name === actor)
  const contract = COMMANDS.get(command)
  // A member who was added in the course of it has no session, and does nothing.
  if (!who) faults.push('by nobody who is here')
  for (const given of [command, undoneCommand])
    if (given && !mayGive(given, role as PersonRole)) faults.push(`${given} by ${role}`)
  const requiresReauth =
    contract?.requiresReauth || (undoneCommand && COMMANDS.get(undoneCommand)?.requiresReauth)
  if (requiresReauth && who && !who.isFresh && approved === null) faults.push('without a fresh key')
  if (contract?.wantsApproval && (approved === null || approved === actor))
    faults.push('without a second person')
  return faults.map(fault => `change ${id}, ${command}: ${fault}`)
}

async function faultsOfPages(port: number): Promise<string[]> {
  const faults: string[] = []
  for (const path of ['/', '/apps/1', '/apps/2', '/en/apps/1', '/en/apps/2', '/search?q=onerror', '/gifts']) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    if (answer.status >= 500) faults.push(`${answer.status} for ${path}`)
    if ((await answer.text()).includes(MARK)) faults.push(`words are markup on ${path}`)
  }
  return faults
}
