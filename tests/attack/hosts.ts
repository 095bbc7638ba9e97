import { ask, counted, countOne, eachOf, kept, type Outcome, randomFrom, type Target } from './target.ts'

const WHOLE = 20_000

/** Asks for one page under one made-up name after another: each would be a cache of its own, and a page to be made. */
export async function hosts({ settings, share, seed }: Target): Promise<Outcome> {
  const random = randomFrom(seed)
  const answers = new Map<string | number, number>()
  const agents = Array.from({ length: 8 }, kept)
  const tries = Math.ceil(WHOLE * share)
  await eachOf(tries, agents.length, async n => {
    const name = `h${random(2 ** 30)}.evil.example`
    const from = `127.30.${n % 8}.1`
    const agent = agents[n % 8] as (typeof agents)[number]
    const { status } = await ask(settings, '/apps/4', { headers: { host: name }, from, agent })
    countOne(answers, status)
  })
  for (const agent of agents) agent.destroy()
  const others = [...answers.keys()].filter(status => status !== 421)
  return { tries, seen: counted(answers), broken: others.map(status => `a wrong host is answered ${status}`) }
}
