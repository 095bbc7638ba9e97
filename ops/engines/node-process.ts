import { existsSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { nodeOptions } from '../../platform/node-options.ts'
import { accountOf, folderOf, sharedFolder } from '../deploy/accounts.ts'
import { nodeOf } from '../deploy/releases.ts'
import {
  answersOk,
  pidIn,
  portAnswers,
  refuseTaken,
  startDaemon,
  stopPid,
  waitFor,
  waitForDaemon,
} from '../process.ts'
import type { Engine } from './engine.ts'

export interface NodeProcess extends Engine {
  port: number
  isRunning(): boolean
  /** Drains it: it takes no more visitors, and ends when it has served the current ones. Returns when its slot is free. */
  leave(): Promise<void>
}

/** The edge must have noticed before it stops listening (server/drain.ts). */
const LEAVE_MS = 15_000

/** One of our own processes; it is up when `/healthz` answers. */
export function nodeProcess(process_: {
  name: 'web' | 'analytics' | 'worker' | 'console' | 'signer' | 'docs'
  dir: string
  port: number
  /** The folder of the program that it runs, and the entry in it. */
  release: string
  script: string
  args?: string[]
  env: NodeJS.ProcessEnv
  /** Folders that it writes to, and those that others write to as well. */
  writes: string[]
  shares?: string[]
}): NodeProcess {
  const { name, dir, port, release, script, args = [], env, writes, shares = [] } = process_
  const pidFile = join(dir, `${name}.pid`)
  const ready = `http://127.0.0.1:${port}/healthz`
  const isRunning = () => pidIn(pidFile) !== undefined
  return {
    name,
    pidFile,
    port,
    isRunning,
    async start() {
      if (isRunning()) return
      await refuseTaken([port], `${name} process`)
      const daemon = {
        command: nodeOf(release),
        args: [...nodeOptions(release), join(release, script), ...args],
        pidFile,
        logFile: join(dir, `${name}.log`),
        env: { ...process.env, ...env },
        account: accountOf(name),
      }
      for (const folder of writes) folderOf(name, folder)
      for (const folder of shares) sharedFolder(folder)
      startDaemon(daemon)
      await waitForDaemon(`the ${name} process`, daemon, () => answersOk(ready))
    },
    async leave() {
      const pid = pidIn(pidFile)
      if (pid === undefined) return
      renameSync(pidFile, join(dir, `${name}.${pid}${LEAVING}`))
      process.kill(pid, 'SIGTERM')
      await waitFor(`the place of the ${name} process`, async () => !(await portAnswers(port)), LEAVE_MS)
    },
    async stop() {
      const files = existsSync(dir) ? readdirSync(dir).filter(file => file.endsWith(LEAVING)) : []
      for (const file of [pidFile, ...files.map(file => join(dir, file))]) await stopPid(file, 'SIGINT')
    },
  }
}

/** How the pid file of a process ends that is about to. */
const LEAVING = '.leaving.pid'
