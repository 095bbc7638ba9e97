import { spawn } from 'node:child_process'
import { freePorts } from '../support/free-ports.ts'
import { expect, store } from './test.ts'

/** `npm run dev` as it runs for a test, with the engines of the tests' store. */
export interface Dev {
  /** Whose sources it shows. */
  folder: string
  at: string
  printed(): string
  stop(): Promise<void>
}

export async function startDev(folder: string): Promise<Dev> {
  const [port = 0] = await freePorts(1)
  const { runDir, ports } = store.settings
  let printed = ''
  const dev = spawn(process.execPath, ['bin/dev.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      PERGOLA_RUN_DIR: runDir,
      PERGOLA_WEB_PORT: String(port),
      PERGOLA_POSTGRES_PORT: String(ports.postgres),
      PERGOLA_NATS_PORT: String(ports.nats),
    },
  })
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', text => {
      printed += text
    })
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('pages as the sources are now')
  return {
    folder,
    at: `http://127.0.0.1:${port}`,
    printed: () => printed,
    async stop() {
      if (dev.exitCode !== null) return
      const ended = new Promise(done => dev.once('exit', done))
      dev.kill()
      await ended
    },
  }
}
