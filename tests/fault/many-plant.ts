import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { natsLogin } from '../../data/log/connect.ts'
import { EVENT_STREAM } from '../../data/log/event-stream.ts'
import { deploy } from '../../ops/deploy/deploy.ts'
import { makeRelease } from '../../ops/deploy/releases.ts'
import { type Engine, partsOf } from '../../ops/engines/engine.ts'
import { databaseLogins } from '../../ops/engines/logins.ts'
import { MANY_MARK, WEBS } from '../../ops/engines/many/ports.ts'
import { supervisor } from '../../ops/engines/many/supervisor.ts'
import { answersOk, pidIn, portAnswers } from '../../ops/process.ts'
import { putRows } from '../support/put-rows.ts'
import { query } from '../support/query.ts'
import { tempStore } from '../support/temp-store.ts'

/** Above the ids of the fixture. */
const FIRST_APP = 1000

/** A store with several of each, as `npm run up -- --many` starts it, and the processes that may be killed. */
export async function manyPlant(say: (line: string) => void) {
  const temp = await tempStore({ many: true })
  const { settings, store, at } = temp
  const { many, runDir } = settings
  if (!many) throw new Error('this store has one of each')
  const keeping = supervisor(settings)
  const [edge] = partsOf(store.edge)
  const members = many.databases.map(({ patroni }, i) => ({
    rest: `http://127.0.0.1:${patroni}`,
    patroni: join(runDir, `postgres-${i + 1}/patroni.pid`),
    server: join(runDir, `postgres-${i + 1}/work/data/postmaster.pid`),
  }))

  return {
    at,
    runDir,
    /** With the fixture and so many apps more; returns the ids of those. */
    async start(apps: number): Promise<number[]> {
      writeFileSync(join(runDir, MANY_MARK), '')
      await temp.fill('fixture')
      const ids = Array.from({ length: apps }, (_, i) => FIRST_APP + i)
      await putRows(at.database, {
        apps: ids.map(id => ({
          id,
          package_name: `org.example.cold${id}`,
          resource_type: 0,
          status: 'live',
          icon_key: 'icon/square',
        })),
        app_texts: ids.map(app_id => ({ app_id, locale: 'zh-CN', name: `应用${app_id}` })),
      })
      await deploy({ ...settings, demo: false }, makeRelease(settings), say)
      await store.front.start()
      await keeping.start()
      return ids
    },
    /** Each kind of process, and how to find the ids of those that are ended. */
    victims: {
      'a web process': async () => [pidOf(running(store.webs))],
      'an edge': async () => [pidOf(edge)],
      'a server of the log': async () => [pidOf((await logServers()).other)],
      'the leader of the log': async () => [pidOf((await logServers()).leader)],
      'the replica': async () => [firstPid((await databases()).replica?.server)],
      'the primary': async () => [firstPid((await databases()).primary?.server)],
      'the primary with its Patroni': async () => {
        const { primary } = await databases()
        return [firstPid(primary?.patroni), firstPid(primary?.server)]
      },
      'the way to the primary': async () => [pidOf(partsOf(store.postgres).at(-1))],
      'a server of etcd': async () => [pidOf(partsOf(store.postgres)[0])],
      analytics: async () => [pidOf(store.analytics)],
    } satisfies Record<string, () => Promise<number[]>>,
    hasRecovered,
    async remove() {
      await keeping.stop()
      await temp.remove()
    },
  }

  /** Every process runs, and each has caught up with the others. */
  async function hasRecovered(): Promise<boolean> {
    try {
      const webs = store.webs.filter(web => web.isRunning())
      const all = await Promise.all([
        ...webs.map(({ port }) => answersOk(`http://127.0.0.1:${port}/healthz/ready`)),
        ...(many?.edges.map(({ edge }) => portAnswers(edge)) ?? []),
        answersOk(`${at.analytics}/healthz`),
        ...(many?.etcd.map(({ client }) => portAnswers(client)) ?? []),
        logServers().then(({ areCurrent }) => areCurrent),
        isReplicated(),
      ])
      return webs.length === WEBS && !all.includes(false)
    } catch {
      return false
    }
  }

  /** Asked of the primary itself, as writers find it. */
  async function isReplicated(): Promise<boolean> {
    const { admin } = databaseLogins(runDir, `127.0.0.1:${settings.ports.postgres}`)
    const text = `select from pg_stat_replication where state = 'streaming' and sync_state = 'sync'`
    return (await query(admin, text)).rowCount === 1
  }

  async function databases() {
    const which = async (role: string) => {
      const are = await Promise.all(members.map(({ rest }) => answersOk(`${rest}/${role}`)))
      return members[are.indexOf(true)]
    }
    const [primary, replica] = await Promise.all([which('primary'), which('synchronous')])
    return { primary, replica }
  }

  async function logServers() {
    const connection = await connect({ ...natsLogin(at.nats.analytics.split(' ')), timeout: 2000 })
    try {
      const manager = await jetstreamManager(connection)
      const { cluster } = await manager.streams.info(EVENT_STREAM)
      const servers = partsOf(store.nats)
      const leader = servers.find(({ name }) => name.endsWith(cluster?.leader ?? '-'))
      const current = cluster?.replicas?.filter(({ current }) => current).length
      return { leader, other: servers.find(server => server !== leader), areCurrent: current === 2 }
    } finally {
      await connection.close()
    }
  }
}

const running = (engines: Engine[]) => engines.find(({ pidFile }) => pidFile && pidIn(pidFile) !== undefined)

function pidOf(engine: Engine | undefined): number {
  const pid = engine?.pidFile && pidIn(engine.pidFile)
  if (!pid) throw new Error(`${engine?.name ?? 'nothing'} does not run`)
  return pid
}

const firstPid = (file: string | undefined) => Number.parseInt(readFileSync(file ?? '', 'utf8'), 10)
