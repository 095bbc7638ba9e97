import type { AppState as Stands } from '../../../contract/app-states.ts'
import { Badge, State } from '../../kit/badge.tsx'
import { words } from '../../words/words.ts'

const MARKS = {
  noVersion: { tone: 'warn', icon: 'clock' },
  delisted: { tone: undefined, icon: 'eye-off' },
  takenDown: { tone: 'bad', icon: 'octagon-x' },
} as const

/** What is as it should be is quiet; the rest is marked, and said in words. */
export function AppState({ state }: { state: Stands }) {
  const word = words.apps.states[state]
  if (state !== 'live') return <Badge {...MARKS[state]}>{word}</Badge>
  return <State>{word}</State>
}
