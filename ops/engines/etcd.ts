import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { accountOf, folderOf } from '../deploy/accounts.ts'
import { pidIn, portAnswers, refuseTaken, run, startDaemon, stopPid, waitForDaemon } from '../process.ts'
import type { Engine } from './engine.ts'
import { keyIn } from './key-file.ts'
import type { Many } from './many/ports.ts'
import { type Together, together } from './together.ts'

const at = (port: number) => `http://127.0.0.1:${port}`

/** Who may read and write in it: Patroni, which keeps there who is the primary. */
export const etcdPassword = (runDir: string) => keyIn(runDir, 'etcd.key')

export function etcd(runDir: string, ports: Many['etcd']): Together {
  const servers = together(
    'etcd',
    ports.map((_, i) => server(join(runDir, `etcd-${i + 1}`), ports, i)),
  )
  return {
    ...servers,
    async start() {
      await servers.start()
      closeToStrangers(runDir, ports)
    },
  }
}

function server(dir: string, ports: Many['etcd'], i: number): Engine {
  const pidFile = join(dir, 'etcd.pid')
  const { client = 0, peer = 0 } = ports[i] ?? {}
  const all = ports.map((one, n) => `etcd-${n + 1}=${at(one.peer)}`).join(',')
  return {
    name: `etcd ${i + 1}`,
    pidFile,
    async start() {
      if (pidIn(pidFile) !== undefined) return
      await refuseTaken([client], 'etcd')
      mkdirSync(dir, { recursive: true })
      const args = Object.entries({
        name: `etcd-${i + 1}`,
        'data-dir': join(folderOf('etcd', join(dir, 'store')), 'data'),
        'listen-client-urls': at(client),
        'advertise-client-urls': at(client),
        'listen-peer-urls': at(peer),
        'initial-advertise-peer-urls': at(peer),
        'initial-cluster': all,
        'initial-cluster-token': 'pergola',
        // A busy disk of one machine must not cost a leader its place; two seconds are noticed soon enough.
        'heartbeat-interval': '200',
        'election-timeout': '2000',
      }).flatMap(([name, value]) => [`--${name}`, value])
      const daemon = { command: 'etcd', args, pidFile, logFile: join(dir, 'etcd.log') }
      startDaemon({ ...daemon, account: accountOf('etcd') })
      await waitForDaemon(`etcd ${i + 1}`, daemon, () => portAnswers(client))
    },
    stop: () => stopPid(pidFile),
  }
}

/** Once, with the first start: from then on a password is required. */
function closeToStrangers(runDir: string, ports: Many['etcd']): void {
  const env = {
    ...process.env,
    ETCDCTL_API: '3',
    ETCDCTL_ENDPOINTS: ports.map(({ client }) => at(client)).join(','),
  }
  const order = (...words: string[]) => run('etcdctl', words, { env, input: `${etcdPassword(runDir)}\n` })
  if (isClosed()) return
  order('user', 'add', 'root', '--interactive=false')
  order('user', 'grant-role', 'root', 'root')
  order('auth', 'enable')

  function isClosed(): boolean {
    try {
      order('user', 'list')
      return false
    } catch (error) {
      if (/user name is empty/.test(String(error))) return true
      throw error
    }
  }
}
