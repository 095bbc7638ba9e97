import { join } from 'node:path'
import { accountOf, folderOf } from '../accounts.ts'
import { answersOk, pidIn, portAnswers, startDaemon, stopPid, waitForDaemon } from '../process.ts'
import type { Engine } from './engine.ts'

/** One of our own processes; it is up when `/healthz` answers. */
export function nodeProcess(process_: {
  name: 'web' | 'analytics'
  dir: string
  port: number
  script: string
  env: NodeJS.ProcessEnv
  /** Folders that it writes to. */
  writes: string[]
}): Engine {
  const { name, dir, port, script, env, writes } = process_
  const pidFile = join(dir, `${name}.pid`)
  const ready = `http://127.0.0.1:${port}/healthz`
  return {
    name,
    async start() {
      if (pidIn(pidFile) !== undefined) return
      if (await portAnswers(port))
        throw new Error(`port ${port} is taken by something that is not this ${name} process`)
      const daemon = {
        command: process.execPath,
        args: [script],
        pidFile,
        logFile: join(dir, `${name}.log`),
        env: { ...process.env, ...env },
        account: accountOf(name),
      }
      for (const folder of writes) folderOf(name, folder)
      startDaemon(daemon)
      await waitForDaemon(`the ${name} process`, daemon, () => answersOk(ready))
    },
    stop: () => stopPid(pidFile),
  }
}
