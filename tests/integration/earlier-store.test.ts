import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jetstream, jetstreamManager } from '@nats-io/jetstream'
import { connect } from '@nats-io/transport-node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROLES } from '../../data/db/roles.ts'
import { connectLog } from '../../data/log/connect.ts'
import { accountOf, folderOf } from '../../ops/deploy/accounts.ts'
import { postgresFolder } from '../../ops/engines/debian.ts'
import { prepareDatabase } from '../../ops/engines/store.ts'
import { pidIn, portAnswers, run, startDaemon, waitForDaemon } from '../../ops/process.ts'
import { query } from '../support/query.ts'
import { type TempStore, tempStore } from '../support/temp-store.ts'

let temp: TempStore
beforeAll(async () => {
  temp = await tempStore()
})
afterAll(() => temp?.remove())

/** PostgreSQL as it was made before there were passwords, still running. */
async function trustingServer(): Promise<string> {
  const { runDir, ports } = temp.settings
  const data = join(folderOf('postgres', join(runDir, 'postgres')), 'data')
  const tool = (name: string, args: string[]) =>
    run(join(postgresFolder() ?? '', name), args, { account: accountOf('postgres') })
  tool('initdb', ['-D', data, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '-U', 'postgres'])
  const options = `-c listen_addresses=127.0.0.1 -c port=${ports.postgres} -c unix_socket_directories=''`
  tool('pg_ctl', ['-D', data, '-w', '-l', join(runDir, 'postgres/postgres.log'), '-o', options, 'start'])
  return `postgres://postgres@127.0.0.1:${ports.postgres}/pergola`
}

test('[SEC-4] a database that let everyone in now refuses, and goes to its owner with all that is in it', async () => {
  const trusted = await trustingServer()
  const server = trusted.replace('/pergola', '/postgres')
  // Rights are given at the end, and taken away again here: all is as it was, made by the administrator.
  const roles = Object.values(ROLES)
  for (const role of roles) await query(server, `create role ${role}`)
  await prepareDatabase(trusted)
  await query(trusted, `drop owned by ${roles.join(', ')}`)
  await query(server, `drop role ${roles.join(', ')}`)
  // Jobs came later than passwords.
  await query(trusted, 'drop schema graphile_worker cascade')
  await query(trusted, `insert into developers (id, name) values (7, 'kept')`)

  await temp.store.postgres.start()
  await expect(query(trusted, 'select 1')).rejects.toThrow(/password/)
  expect(await prepareDatabase(temp.at.database)).toEqual([])
  const kept = await query(temp.at.webDatabase, 'select name from developers where id = 7')
  expect(kept.rows).toEqual([{ name: 'kept' }])
  const { rows } = await query(
    temp.at.database,
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S', 'i')
       and relowner <> 'pergola_owner'::regrole
     union all select proname from pg_proc where pronamespace = 'public'::regnamespace
       and proowner <> 'pergola_owner'::regrole and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
  expect(rows).toEqual([])
  await query(
    temp.at.database,
    `alter table developers add note text; insert into developers (name) values ('new')`,
  )

  // The second time there is nothing to change, whether it runs or not.
  await temp.store.postgres.start()
  await temp.store.postgres.stop()
  await temp.store.postgres.start()
  await query(temp.at.webDatabase, 'select 1')
}, 60_000)

test('[SEC-4] a log that let everyone in is restarted with its rules, under its own account, and keeps what it holds', async () => {
  const { runDir, ports } = temp.settings
  const dir = join(runDir, 'nats')
  const config = join(dir, 'nats.conf')
  mkdirSync(dir, { recursive: true })
  writeFileSync(config, `listen: 127.0.0.1:${ports.nats}\njetstream { store_dir: "${dir}/store" }\n`)
  const daemon = {
    command: 'nats-server',
    args: ['-c', config],
    pidFile: join(dir, 'nats.pid'),
    logFile: join(dir, 'nats.log'),
  }
  startDaemon(daemon)
  await waitForDaemon('NATS', daemon, () => portAnswers(ports.nats))
  const open = await connect({ servers: `127.0.0.1:${ports.nats}` })
  const manager = await jetstreamManager(open)
  await manager.streams.add({ name: 'EVENTS', subjects: ['events.batches'] })
  await jetstream(open).publish('events.batches', 'kept')
  await open.close()
  const before = pidIn(daemon.pidFile)

  await temp.store.nats.start()
  const after = pidIn(daemon.pidFile)
  expect(after).not.toBe(before)
  const anonymous = connect({ servers: `127.0.0.1:${ports.nats}`, reconnect: false })
  await expect(anonymous).rejects.toThrow(/Authorization/)
  const connection = await connectLog([temp.at.nats.reader], 'tests')
  const message = await (await jetstreamManager(connection)).streams.getMessage('EVENTS', { seq: 1 })
  expect(message?.string()).toBe('kept')
  await connection.close()
  const web = await connectLog([temp.at.nats.web], 'tests')
  await jetstream(web).publish('events.batches', 'more')
  await web.close()

  await temp.store.nats.start()
  expect(pidIn(daemon.pidFile)).toBe(after)
}, 30_000)

test('[SEC-4] what a part wrote as root it can go on with', () => {
  const dir = join(temp.settings.runDir, 'web/images')
  mkdirSync(join(dir, 'deep'), { recursive: true })
  writeFileSync(join(dir, 'deep/picture'), '1', { mode: 0o600 })
  folderOf('web', dir)
  const account = accountOf('web')
  run('sh', ['-c', 'echo 2 > "$0/deep/picture" && mkdir "$0/more"', dir], { account })
  expect(existsSync(join(dir, 'more'))).toBe(true)
  rmSync(dir, { recursive: true })
})
