import { aBatch, aDownload } from '../support/batches.ts'
import { ask, counted, countOne, eachOf, kept, type Outcome, type Target } from './target.ts'

/** Of 50 downloads each. */
const BATCHES = 20_000
const NETWORKS = 1000
const FETCHES_EACH = 3

/** The app that the attacker wants on top of the lists. */
export const BOUGHT = 76

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36'

const forged = (): string => JSON.stringify(aBatch(Array.from({ length: 50 }, () => aDownload(BOUGHT))))

async function sendBatches({ settings }: Target, batches: number, from: (n: number) => string) {
  const answers = new Map<string | number, number>()
  const agents = Array.from({ length: 8 }, kept)
  const headers = {
    'content-type': 'text/plain',
    'user-agent': PHONE,
    host: `127.0.0.1:${settings.ports.tls}`,
  }
  await eachOf(batches, agents.length, async n => {
    const agent = agents[n % agents.length] as (typeof agents)[number]
    const sent = { method: 'POST', headers, body: forged(), from: from(n), agent }
    const { status } = await ask(settings, '/collect', sent)
    countOne(answers, status)
  })
  for (const agent of agents) agent.destroy()
  return answers
}

const faults = (answers: Map<string | number, number>) =>
  [...answers]
    .filter(([status]) => Number(status) >= 500)
    .map(([status, times]) => `${status} × ${times} to events`)

/** A million downloads of one app, reported from 200 addresses of one network. */
export async function fraudOfOne(target: Target): Promise<Outcome> {
  const batches = Math.ceil(BATCHES * target.share)
  const answers = await sendBatches(target, batches, n => `127.66.6.${1 + (Math.floor(n / 100) % 200)}`)
  return { tries: batches * 50, seen: `batches of 50: ${counted(answers)}`, broken: faults(answers) }
}

/** The same from a thousand networks, each of which also fetches the package as three visitors. */
export async function fraudOfMany(target: Target): Promise<Outcome> {
  const { settings, share } = target
  // Fewer would be a few hundred visitors who want the app, and no jump.
  const networks = Math.max(200, Math.ceil(NETWORKS * share))
  const batches = Math.ceil(BATCHES * share)
  const network = (n: number) => `127.${120 + (n >> 8)}.${n & 255}`
  const page = await ask(settings, `/apps/${BOUGHT}`, { headers: { 'user-agent': PHONE } })
  const link = /href="(\/packages\/[^"]+)"/.exec(page.body)?.[1]?.replaceAll('&amp;', '&')
  const fetched = new Map<string | number, number>()
  await eachOf(networks * FETCHES_EACH, 8, async n => {
    const headers = { 'user-agent': PHONE }
    const from = `${network(Math.floor(n / FETCHES_EACH))}.${1 + (n % FETCHES_EACH)}`
    countOne(fetched, (await ask(settings, link ?? '/none', { headers, from })).status)
  })
  const each = Math.ceil(batches / networks)
  const answers = await sendBatches(target, batches, n => `${network(Math.floor(n / each))}.9`)
  return {
    tries: batches * 50 + networks * FETCHES_EACH,
    seen: `batches of 50: ${counted(answers)}; package: ${counted(fetched)}`,
    broken: [...faults(answers), ...(link ? [] : ['no package to fetch']), ...faults(fetched)],
  }
}
