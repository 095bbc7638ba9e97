import { find } from '../../console/words/en/find.ts'
import { table } from './table.ts'

/** Returns docs/reference/console-keys.md. */
export const consoleKeysPage = (): string => `# Console keys

Keyboard shortcuts of the console, for staff. Press \`?\` in the console for the same list.

${table(
  ['key', 'what it does'],
  find.allKeys.map(([key, does]) => [
    key
      .split(' ')
      .map(one => `\`${one}\``)
      .join(' '),
    does,
  ]),
)}
`
