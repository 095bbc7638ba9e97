import type { AppState as State } from '../../../contract/app-states.ts'
import { Icon } from '../../kit/icon.tsx'
import { words } from '../../words/words.ts'

/** What is as it should be is quiet; the rest is marked, and said in words. */
export function AppState({ state }: { state: State }) {
  const word = words.apps.states[state]
  if (state === 'live')
    return (
      <span className="st ink2">
        <span className="dot" />
        {word}
      </span>
    )
  return (
    <span className={state === 'takenDown' ? 'bdg bdg-bad' : state === 'noVersion' ? 'bdg bdg-warn' : 'bdg'}>
      <Icon
        name={state === 'takenDown' ? 'octagon-x' : state === 'noVersion' ? 'clock' : 'eye-off'}
        size={14}
      />
      {word}
    </span>
  )
}
