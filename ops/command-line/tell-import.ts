import type { ImportRun } from '../../catalogue/repositories/import/import-run.ts'
import { imports } from '../../ui/words/en/imports.ts'

const MAX_NOTES = 40

/** What came of an import, for a person. */
export function importInWords(address: string, run: ImportRun, wasTried: boolean): string {
  return [...whatCame(address, run, wasTried), ...notesOf(run)].join('\n')
}

function whatCame(address: string, run: ImportRun, wasTried: boolean): string[] {
  const { outcome, reason, signer, apps } = run
  if (outcome === 'unpinned')
    return [
      `Nobody has confirmed yet who may sign ${address}. Nothing was taken.`,
      `It has ${apps} apps and is signed by ${signer?.subject}, valid from ${signer?.notBefore} to ${signer?.notAfter}:`,
      `  ${signer?.sha256}`,
      'Compare this with what the repository says of itself in another place, such as its own web site. If it is the same:',
      `  npm run import -- ${address} --fingerprint ${signer?.sha256}`,
    ]
  if (outcome === 'refused' || outcome === 'unreached')
    return [`Nothing was taken: ${imports[reason as keyof typeof imports] ?? reason}.`]
  if (outcome === 'stale')
    return [`Nothing was taken: ${imports.stale}. --allow-stale takes it all the same.`]
  if (outcome === 'late') return [`Nothing was taken: ${imports.late}.`]
  const came = countsOf(run)
  if (came.length === 0) return ['Everything is so already: nothing was changed.']
  const whole = apps === undefined ? '' : ` of ${apps} apps`
  return [`${wasTried ? 'This would be done' : 'Done'}${whole}: ${came.join(', ')}.`]
}

const countsOf = ({
  added,
  changed,
  delisted,
  relisted,
  leftOut,
  waiting,
  packages,
  pictures,
}: ImportRun): string[] =>
  [
    [added, 'added'] as const,
    [changed, 'changed'] as const,
    [delisted, 'gone and delisted'] as const,
    [relisted, 'back and listed again'] as const,
    [leftOut, 'left out'] as const,
    [waiting, 'waiting for you'] as const,
    [packages, 'packages fetched and offered'] as const,
    [pictures, 'pictures fetched'] as const,
  ].flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : []))

function notesOf({ notes }: ImportRun): string[] {
  const lines = notes.map(({ id, place, about }) => {
    const on = [place, about].filter(Boolean).join(': ')
    return `  ${imports[id]}${on ? ` (${on})` : ''}`
  })
  const left = lines.length - MAX_NOTES
  return [
    ...lines.slice(0, MAX_NOTES),
    ...(left > 0 ? [`  … and ${left} more; all of them are in the table import_runs`] : []),
  ]
}
