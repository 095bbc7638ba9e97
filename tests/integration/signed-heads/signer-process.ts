import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { waitFor } from '../../../ops/process.ts'
import { root } from '../../../ops/settings.ts'
import { freePorts } from '../../support/free-ports.ts'
import type { SignedFolder } from '../../support/signed-folder.ts'

export interface SignerProcess {
  child: ChildProcess
  said: () => string
  /** The status of `/healthz/ready`, and what it says. */
  ready(): Promise<{ status: number; state: string; head: number }>
  metric(name: string): Promise<number>
  end(signal?: NodeJS.Signals): Promise<number | null>
}

/** The signer, as systemd starts it; returns when it answers. */
export async function startSignerProcess(
  databaseUrl: string,
  { headsDir, keyFile }: Pick<SignedFolder, 'headsDir' | 'keyFile'>,
  args: string[] = [],
): Promise<SignerProcess> {
  const [port = 0] = await freePorts(1)
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SIGNED_HEADS: headsDir,
    SIGNER_KEY_FILE: keyFile,
    PORT: String(port),
  }
  const child = spawn(process.execPath, [join(root, 'bin/signer.ts'), ...args], { env })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => lines.push(String(data)))
  const at = `http://127.0.0.1:${port}`
  const signer: SignerProcess = {
    child,
    said: () => lines.join(''),
    async ready() {
      const answer = await fetch(`${at}/healthz/ready`)
      return { status: answer.status, ...(await answer.json()) }
    },
    async metric(name) {
      const text = await (await fetch(`${at}/metrics`)).text()
      return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
    },
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill(signal)
        await ended
      }
      return child.exitCode
    },
  }
  await waitFor('the signer', async () => {
    if (child.exitCode !== null) return true
    return fetch(`${at}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  return signer
}
