import { SCRIPTS } from './scripts.ts'
import { table } from './table.ts'

/** Returns docs/reference/scripts.md. */
export function scriptsPage(): string {
  const groups = Object.entries(SCRIPTS).map(([group, scripts]) => {
    const rows = Object.entries(scripts).map(([name, { summary, page }]) => [
      page ? `[\`${name}\`](../${page})`.replace('(../reference/', '(') : `\`${name}\``,
      summary,
    ])
    return `## ${group}\n\n${table(['script', 'what it does'], rows)}\n`
  })
  return `# Scripts

Every npm script of this repository. Run one with \`npm run <script>\`, options after \`--\`: \`npm run up -- --tls\`. \`npm run help\` prints this list.

${groups.join('\n')}`
}
