import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { run } from '../../../ops/process.ts'
import type { RepositoryFiles } from './make-repository.ts'

const PASSWORD = 'of-no-worth'

/** What F-Droid's own tool makes of packages and what is said of them: all files of the repository, signed by a new key. */
export function madeByFdroid(
  packages: Record<string, string>,
  texts: Record<string, string>,
): { files: RepositoryFiles; fingerprint: string } {
  const dir = mkdtempSync(join(tmpdir(), 'pergola-fdroid-'))
  try {
    const write = (path: string, text: string, mode = 0o644) => {
      mkdirSync(dirname(join(dir, path)), { recursive: true })
      writeFileSync(join(dir, path), text, { mode })
    }
    mkdirSync(join(dir, 'repo'))
    for (const [name, path] of Object.entries(packages)) copyFileSync(path, join(dir, 'repo', name))
    for (const [path, text] of Object.entries(texts)) write(join('metadata', path), text)
    const store = ['-keystore', 'keystore.p12', '-storetype', 'PKCS12', '-storepass', PASSWORD]
    const key = ['-alias', 'repo', '-keyalg', 'RSA', '-keysize', '2048', '-validity', '3650']
    run('keytool', ['-genkeypair', ...store, ...key, '-dname', 'CN=repo.example'], { cwd: dir })
    const settings = {
      repo_url: 'https://repo.example/fdroid/repo',
      repo_name: 'A made repository',
      repo_description: 'For a test',
      repo_keyalias: 'repo',
      keystore: 'keystore.p12',
      keystorepass: PASSWORD,
      keypass: PASSWORD,
      keydname: 'CN=repo.example',
    }
    const lines = Object.entries(settings).map(([name, value]) => `${name}: ${value}\n`)
    write('config.yml', lines.join(''), 0o600)
    run('fdroid', ['update', '--create-metadata'], { cwd: dir })
    const printed = run('keytool', ['-list', '-v', ...store], { cwd: dir })
    const fingerprint = /SHA256: ([\dA-F:]+)/.exec(printed)?.[1]?.replaceAll(':', '').toLowerCase() ?? ''
    return { files: filesIn(join(dir, 'repo')), fingerprint }
  } finally {
    rmSync(dir, { recursive: true })
  }
}

function filesIn(dir: string): RepositoryFiles {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  return new Map(
    entries.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(dir.length), readFileSync(path)]
    }),
  )
}
