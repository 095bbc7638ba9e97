import { join } from 'node:path'
import { answersOk, waitFor } from '../process.ts'
import type { Engine } from './engine.ts'
import { etcd } from './etcd.ts'
import { fillIn } from './fill-in.ts'
import { asUser, haproxy } from './haproxy.ts'
import { databaseLogins } from './logins.ts'
import type { Many } from './many/ports.ts'
import { patroni } from './patroni.ts'
import { prepareServer } from './prepare-server.ts'
import type { Together } from './together.ts'

/** Several PostgreSQL, of which one is the primary, behind the port of the one that a smaller store has. */
export function postgresMany({ runDir, port, many }: { runDir: string; port: number; many: Many }): Together {
  const agreement = etcd(runDir, many.etcd)
  const members = many.databases.map((_, member) => patroni({ runDir, member, many }))
  const router = routerOf(runDir, port, many)
  return {
    name: 'PostgreSQL',
    parts: [...agreement.parts, ...members, router],
    async start() {
      await agreement.start()
      await Promise.all([...members, router].map(part => part.start()))
      const isPrimary = many.databases.map(({ patroni }) => `http://127.0.0.1:${patroni}/primary`)
      const found = async () => (await Promise.all(isPrimary.map(answersOk))).includes(true)
      await waitFor('the primary of PostgreSQL', found, 60_000)
      await waitFor('the way to the primary', () => prepared(runDir, port))
    },
    async stop() {
      for (const part of [router, ...members, agreement]) await part.stop()
    },
  }
}

/** HAProxy finds the primary half a second after it is one. */
async function prepared(runDir: string, port: number): Promise<boolean> {
  try {
    await prepareServer(databaseLogins(runDir, `127.0.0.1:${port}`))
    return true
  } catch (error) {
    if (/ECONNRE|terminated/.test(String(error))) return false
    throw error
  }
}

function routerOf(runDir: string, port: number, { databases }: Many): Engine {
  const servers = databases.map(
    ({ postgres, patroni }, i) => `  server postgres-${i + 1} 127.0.0.1:${postgres} check port ${patroni}`,
  )
  return haproxy({
    name: 'the way to the primary',
    dir: join(runDir, 'postgres-router'),
    ports: [port],
    config: () =>
      fillIn(new URL('./haproxy/database.cfg', import.meta.url), {
        AS_USER: asUser() ? `user ${asUser()}` : '',
        LISTEN: `127.0.0.1:${port}`,
        SERVERS: servers.join('\n'),
      }),
  })
}
