import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CODE = fileURLToPath(new URL('../', import.meta.url))
/** What the programs that run in a sandbox are made of. */
const SOURCES = ['package.json', 'node_modules', 'catalogue', 'contract', 'data', 'platform', 'rules']
/** The system's programs and libraries, and the fonts that drawings are written in. */
const SYSTEM = ['/usr', '/bin', '/lib', '/lib64', '/etc/ld.so.cache', '/etc/fonts', '/var/cache/fontconfig']
const FILE = '/file'

/** Whether the sandbox is turned off for untrusted files (SANDBOX=none). */
export const isUnsandboxed = (env: NodeJS.ProcessEnv = process.env): boolean => env.SANDBOX === 'none'

/**
 * Node in a sandbox of its own: without network, without other processes, and with no files but the system's programs, our own and
 * the one that it reads, none of which it can write. Node's own permission model stops neither the network nor native code.
 */
export function sandboxed(
  argsFor: (file: string) => string[],
  file?: string,
): { command: string; args: string[] } {
  if (isUnsandboxed()) return { command: process.execPath, args: argsFor(file ?? '') }
  const code = SOURCES.map(name => join(CODE, name)).flatMap(path => readOnly(realpathSync(path), path))
  const given = file === undefined ? [] : readOnly(file, FILE)
  const node = readOnly(realpathSync(process.execPath), process.execPath)
  const args = [...WALLS, ...node, ...code, ...given, '--remount-ro', '/', '--']
  return { command: 'bwrap', args: [...args, process.execPath, ...argsFor(FILE)] }
}

/** The process itself, and not its wrapper. */
export function innermost(pid: number): number {
  try {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')
    return child ? innermost(Number(child)) : pid
  } catch {
    // It has ended, or this is no Linux.
    return pid
  }
}

/** Throws if no sandbox can be made, unless it is turned off. */
export function requireSandbox(): void {
  if (isUnsandboxed()) return
  const { status, stderr, error } = spawnSync('bwrap', [...WALLS, '--', '/usr/bin/true'], {
    encoding: 'utf8',
  })
  if (status === 0) return
  throw new Error(
    `No sandbox can be made here (${error?.message ?? stderr.trim()}), so uploaded files would be read with all rights of this process. ` +
      'Install bubblewrap and allow user namespaces, or set SANDBOX=none.',
  )
}

const readOnly = (from: string, to: string) => ['--ro-bind', from, to]

const WALLS = [
  '--unshare-all',
  '--die-with-parent',
  '--new-session',
  '--cap-drop',
  'ALL',
  ...SYSTEM.filter(path => existsSync(path)).flatMap(path =>
    lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : readOnly(path, path),
  ),
  '--dev',
  '/dev',
  '--tmpfs',
  '/tmp',
  '--chdir',
  '/',
]
