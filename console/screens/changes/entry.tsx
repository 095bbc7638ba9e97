import type { ChangeEntry } from '../../../data/db/queries/changes/list.ts'
import { words } from '../../words/words.ts'
import { type Names, nameOf } from './names.ts'
import { sentenceOf } from './sentence.ts'

const COUNTED = ['added', 'changed', 'delisted', 'relisted', 'packages', 'pictures'] as const

/** A change or an import, as a sentence. */
export function Entry({ change, names }: { change: ChangeEntry; names: Names }) {
  const { run, actor } = change
  if (!run) return sentenceOf(change, names)
  const counts = COUNTED.flatMap(name => (run[name] > 0 ? words.repositories.counted[name](run[name]) : []))
  const said = counts.length > 0 ? counts : [words.changes.importHas(run.changes)]
  return words.history.imported(
    nameOf(names, 'actors', actor) ?? actor,
    said.join(words.repositories.between),
  )
}
