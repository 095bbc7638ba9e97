import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../ops/process.ts'
import { cutRelease } from '../ops/release/cut-release.ts'
import { root } from '../ops/settings.ts'

// npm run release -- 0.3.0: sets the version and dates the changelog. Prints the release notes, and what to run next.
const version = process.argv[2] ?? ''
const read = (path: string) => readFileSync(join(root, path), 'utf8')
try {
  const { files, notes } = cutRelease(
    {
      'CHANGELOG.md': read('CHANGELOG.md'),
      'package.json': read('package.json'),
      'package-lock.json': read('package-lock.json'),
    },
    {
      version,
      day: new Date().toISOString().slice(0, 10),
      status: run('git', ['status', '--porcelain'], { cwd: root }),
    },
  )
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
  console.log(
    `${notes}\n\nNext:\n  git commit -am "Release ${version}"\n  git tag -a v${version} -m "Pergola ${version}"`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
