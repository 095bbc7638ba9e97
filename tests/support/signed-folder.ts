import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HeadsFile } from '../../catalogue/commands/signed-heads/heads-file.ts'
import { openSigner } from '../../catalogue/commands/signed-heads/open-signer.ts'
import { recordRestore } from '../../catalogue/commands/signed-heads/record-restore.ts'
import { type Signing, signHead } from '../../catalogue/commands/signed-heads/sign-head.ts'
import type { Database } from '../../data/db/database.ts'

export interface SignedFolder {
  dir: string
  headsDir: string
  keyFile: string
  /** As the signer does, once. */
  sign(db: Database): Promise<Signing>
  restored(db: Database): Promise<unknown>
  /** Another one, as it is now. */
  copy(): SignedFolder
  remove(): void
}

/** A key and the heads that it signed, in a folder of their own. */
export function signedFolder(from?: SignedFolder): SignedFolder {
  const dir = mkdtempSync(join(tmpdir(), 'pergola-signed-'))
  if (from) cpSync(from.dir, dir, { recursive: true })
  const at = { headsDir: join(dir, 'heads'), keyFile: join(dir, 'key/signer.key') }
  async function use<Result>(work: (file: HeadsFile) => Promise<Result>): Promise<Result> {
    const { file } = openSigner(at, () => {})
    return work(file).finally(file.close)
  }
  const folder: SignedFolder = {
    dir,
    ...at,
    sign: db => use(file => signHead(db, file)),
    restored: db => use(file => recordRestore(db, file, 'shell:ada')),
    copy: () => signedFolder(folder),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
  return folder
}
