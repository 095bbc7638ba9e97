import { STATUS } from '../../console/server/command-route.ts'
import { kindOf, type Refusal, type RefusalId, type RefusalKind, refusalIn } from '../../contract/refusals.ts'
import { refusals } from '../../ui/words/en/refusals.ts'
import { EXITS } from '../command-line/exits.ts'
import { table } from './table.ts'

const TITLES: Record<RefusalKind, string> = {
  input: 'Invalid input',
  unknown: 'Unknown command',
  absent: 'Not found',
  conflict: 'Conflict',
  role: 'Role',
  reason: 'Reason missing',
  approval: 'Approval required',
  package: 'Package',
  picture: 'Picture',
}

/** Returns docs/reference/errors.md. */
export function errorsPage(): string {
  const all = (Object.keys(refusals) as RefusalId[]).map(exampleOf)
  const sections = (Object.keys(TITLES) as RefusalKind[]).map(kind => {
    const rows = all
      .filter(refusal => kindOf(refusal) === kind)
      .map(refusal => [`\`${refusal.id}\``, refusalIn(refusals, refusal)])
    return `## ${TITLES[kind]}\n\nHTTP status ${STATUS[kind]}, exit code ${EXITS[kind]}.\n\n${table(['id', 'message'], rows)}\n`
  })
  return `# Errors

Every reason for which a command is refused, in the console and on the command line. Search for the id or the message. \`{name}\` is a value.

${sections.join('\n')}`
}

/** A refusal whose parameters print as their names, in braces. */
function exampleOf(id: RefusalId): Refusal {
  const named = new Proxy({}, { get: (_, name) => placeholder(String(name)) })
  const parameters =
    id === 'batch.partial' ? { refusal: exampleOf('reason.required'), done: '{done}' } : named
  return { id, parameters } as Refusal
}

const placeholder = (name: string) => {
  const text = `{${name}}`
  return { toString: () => text, join: () => text, map: () => [text], length: text }
}
