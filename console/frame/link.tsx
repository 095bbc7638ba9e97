import { view } from '../kit/view.ts'
import { words } from '../words/words.ts'
import { OneTimeText } from './one-time-text.tsx'

export const linkView = view<{ name: string; link: string; back: string }>({
  title: ({ name }) => words.access.link(name),
  View: ({ model: { name, link, back } }) => (
    <OneTimeText title={words.access.link(name)} why={words.access.linkWhy(name)} text={link} back={back} />
  ),
})
