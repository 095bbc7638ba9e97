import { view } from '../kit/view.ts'
import { words } from '../words/words.ts'
import { OneTimeText } from './one-time-text.tsx'

export const tokenView = view<{ secret: string }>({
  title: () => words.people.token,
  View: ({ model: { secret } }) => (
    <OneTimeText title={words.people.token} why={words.people.tokenOnce} text={secret} back="/me" />
  ),
})
