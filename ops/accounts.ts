import { mkdirSync, statSync } from 'node:fs'
import { type Account, run } from './process.ts'

/**
 * What each part runs as when root starts it: accounts that Debian or the part's own package made, none of which may look into
 * another's memory or files.
 */
const NAMES = {
  postgres: 'postgres',
  nats: 'nats',
  edge: 'varnish',
  web: 'www-data',
  analytics: 'daemon',
}

export type Part = keyof typeof NAMES

const known = new Map<Part, Account>()

/** undefined: the part runs as whoever starts it. */
export function accountOf(part: Part): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  const account = known.get(part) ?? lookUp(NAMES[part])
  known.set(part, account)
  return account
}

function lookUp(name: string): Account {
  const [, , uid, gid] = run('getent', ['passwd', name]).split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/**
 * A folder that the part may write to, with what an earlier release wrote there as root. Only such folders are the part's: what
 * root itself writes (pids, logs, programs) stands beside them, where nobody can put something else in its place.
 */
export function folderOf(part: Part, dir: string): string {
  mkdirSync(dir, { recursive: true })
  const account = accountOf(part)
  if (account && statSync(dir).uid !== account.uid) {
    run('chown', ['-R', '-P', `${account.uid}:${account.gid}`, dir])
  }
  return dir
}
