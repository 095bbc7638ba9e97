import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, run } from '../process.ts'
import { root } from '../settings.ts'

/**
 * What each part runs as when root starts it: accounts that Debian or the part's own package made, none of which may read
 * another's memory or files.
 */
const NAMES = {
  postgres: 'postgres',
  nats: 'nats',
  etcd: 'etcd',
  edge: 'varnish',
  web: 'www-data',
  analytics: 'daemon',
  worker: 'news',
  console: 'proxy',
  // No other account reads its key.
  signer: 'uucp',
  backup: 'backup',
  docs: 'man',
}

export type Part = keyof typeof NAMES

/** Their programs and files are in the checkout. */
const FROM_CHECKOUT: Part[] = ['edge', 'web', 'analytics', 'worker', 'console', 'signer', 'docs']

/** These keep packages and pictures in the same folders: what one writes there is the group's. */
const SHARING: Part[] = ['worker', 'console']

const known = new Map<Part, Account | undefined>()

/** undefined: the part runs as the current user. */
export function accountOf(part: Part): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (!known.has(part)) known.set(part, lookUp(part))
  return known.get(part)
}

function lookUp(part: Part): Account | undefined {
  const name = NAMES[part]
  const [, , uid, gid] = run('getent', ['passwd', name]).split(':')
  const group = SHARING.includes(part) ? run('getent', ['passwd', NAMES.worker]).split(':')[3] : gid
  const account = { uid: Number(uid), gid: Number(group) }
  const reads = spawnSync('test', ['-r', join(root, 'package.json')], account).status === 0
  if (reads || !FROM_CHECKOUT.includes(part)) return account
  // In root's own folder, for one. A store that runs as root is better than none, on a machine of one's own.
  console.warn(
    `${part} runs as root, because ${name} can't read ${root}. Move it to a directory that all accounts can read.`,
  )
  return undefined
}

/**
 * A folder that the part may write to, with what an earlier release wrote there as root. Only such folders are the part's: what
 * root itself writes (pids, logs, programs) is beside them, where no other account can replace it.
 */
export function folderOf(part: Part, dir: string): string {
  mkdirSync(dir, { recursive: true })
  const account = accountOf(part)
  if (account && statSync(dir).uid !== account.uid) {
    run('chown', ['-R', '-P', `${account.uid}:${account.gid}`, dir])
  }
  return dir
}

/** A folder that worker and console write to, each as itself: new files are their group's, and each may remove what the other put. */
export function sharedFolder(dir: string): void {
  mkdirSync(dir, { recursive: true })
  const account = accountOf('worker')
  if (!account) return
  const { gid, mode } = statSync(dir)
  if (gid === account.gid && (mode & SHARED) === SHARED) return
  chownSync(dir, account.uid, account.gid)
  chmodSync(dir, SHARED)
}

const SHARED = 0o2775
