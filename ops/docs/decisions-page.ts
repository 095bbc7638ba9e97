import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../settings.ts'
import { headingsOf } from './site/markdown.ts'

/** Returns docs/decisions/README.md: the title of every decision record. */
export function decisionsPage(): string {
  const folder = join(root, 'docs/decisions')
  const lines = globSync('[0-9]*.md', { cwd: folder })
    .sort()
    .map(file => `- [${headingsOf(readFileSync(join(folder, file), 'utf8'))[0]?.text}](${file})`)
  return `# Decisions

Architecture decision records: what was decided, why, and what it costs.

${lines.join('\n')}
`
}
