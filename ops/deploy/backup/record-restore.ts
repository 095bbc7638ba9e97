import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { shellUser } from '../../command-line/shell-user.ts'
import { signerEnvironment, signerKeyIn } from '../../engines/signer.ts'
import { run } from '../../process.ts'
import { root, type Settings } from '../../settings.ts'
import { accountOf } from '../accounts.ts'

/** Has the signer's account sign that the record of changes goes on from here. Returns what to say about it. */
export function recordRestoreOf(settings: Settings): string {
  if (!existsSync(signerKeyIn(settings.runDir)))
    return 'no record was signed here: the restore is not recorded'
  return run(process.execPath, [join(root, 'bin/signer.ts'), '--restored', '--by', shellUser().actor], {
    env: { ...process.env, ...signerEnvironment(settings) },
    account: accountOf('signer'),
  }).trim()
}
