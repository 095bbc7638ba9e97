import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf } from '../deploy/accounts.ts'
import { root, type Settings } from '../settings.ts'
import { logins } from './logins.ts'
import { type NodeProcess, nodeProcess } from './node-process.ts'

/** What the signer has signed, for everybody to read. */
export const signedHeadsIn = (runDir: string) => join(runDir, 'signed-heads')

const keyFolder = (runDir: string) => join(runDir, 'signer/key')
export const SIGNER_KEY_NAME = 'signer.key'
export const signerKeyIn = (runDir: string) => join(keyFolder(runDir), SIGNER_KEY_NAME)

/** Folders of the signer's account; no other account reads the key's. */
export function prepareSignerFolders(runDir: string): void {
  folderOf('signer', signedHeadsIn(runDir))
  chmodSync(folderOf('signer', keyFolder(runDir)), 0o700)
}

/** The signer's environment for a store with these settings. */
export const signerEnvironment = (settings: Settings): NodeJS.ProcessEnv => ({
  HOST: '127.0.0.1',
  PORT: String(settings.ports.signer),
  DATABASE_URL: logins(settings).signerDatabase,
  SIGNED_HEADS: signedHeadsIn(settings.runDir),
  SIGNER_KEY_FILE: signerKeyIn(settings.runDir),
})

export function signer({ settings, release = root }: { settings: Settings; release?: string }): NodeProcess {
  const { runDir, ports } = settings
  const process_ = nodeProcess({
    name: 'signer',
    dir: join(runDir, 'signer'),
    writes: [],
    port: ports.signer,
    release,
    script: 'bin/signer.ts',
    env: signerEnvironment(settings),
  })
  return {
    ...process_,
    async start() {
      prepareSignerFolders(runDir)
      await process_.start()
    },
  }
}
