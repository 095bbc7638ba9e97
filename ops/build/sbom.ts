import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../process.ts'
import { root } from '../settings.ts'

/**
 * Returns the packages of a running store as a CycloneDX document. npm sees only the production part of the lock file:
 * with `--omit dev` it also leaves out packages that a development tool needs too, a third of them.
 */
export function softwareBill(): string {
  const { devDependencies: _tools, ...manifest } = read('package.json')
  const lock = read('package-lock.json')
  const packages: [string, { dev?: boolean }][] = Object.entries(lock.packages)
  const running = Object.fromEntries(packages.filter(([, { dev }]) => !dev))
  const temp = mkdtempSync(join(tmpdir(), 'pergola-sbom-'))
  // npm names the store by its folder.
  const folder = join(temp, manifest.name)
  try {
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    writeFileSync(
      join(folder, 'package-lock.json'),
      JSON.stringify({ ...lock, packages: { ...running, '': manifest } }),
    )
    return run('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], { cwd: folder })
  } finally {
    rmSync(temp, { recursive: true })
  }
}

const read = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8'))
