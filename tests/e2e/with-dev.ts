import { spawn } from 'node:child_process'
import { settingsEnvironment } from '../../ops/settings.ts'
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
  const { settings } = store
  let printed = ''
  const dev = spawn(process.execPath, ['bin/dev.ts'], {
    cwd: folder,
    env: {
      ...process.env,
      ...settingsEnvironment({ ...settings, slots: [{ web: port, metrics: port }] }),
    },
  })
  for (const stream of [dev.stdout, dev.stderr])
    stream.on('data', text => {
      printed += text
    })
  await expect.poll(() => printed, { timeout: 60_000 }).toContain('Development server: ')
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
