import { readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { childrenOf } from '../../ops/process.ts'

/** What a visitor's browser sends with a request for a page. */
const HEADERS = {
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'zh-CN,zh;q=0.9,en;q=0.8',
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
}
const CONNECTIONS = 8

/** Microseconds of processor that a server and its children spend on each of so many requests. */
export async function hitCost(pid: number, url: string, requests: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const before = spentBy(pid)
  let left = requests
  const visitor = async () => {
    while (left-- > 0) await ask(agent, url)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor))
  agent.destroy()
  return (spentBy(pid) - before) / 1000 / requests
}

const ask = (agent: Agent, url: string) =>
  new Promise<void>((done, fail) => {
    get(url, { agent, headers: HEADERS }, answer => {
      if (answer.statusCode !== 200) return fail(new Error(`${url} answered with ${answer.statusCode}`))
      answer.resume().once('end', done)
    }).once('error', fail)
  })

/** Nanoseconds of all threads: time that they wait for a processor is not in it. */
function spentBy(pid: number): number {
  return [pid, ...childrenOf(pid)]
    .flatMap(one => readdirSync(`/proc/${one}/task`).map(task => `/proc/${one}/task/${task}/schedstat`))
    .reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]), 0)
}
