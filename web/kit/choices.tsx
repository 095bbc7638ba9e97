import style from './choices.module.css'
import { Icon } from './icon.tsx'
import type { Lang } from './lang.ts'

export interface Choice {
  text: string
  lang?: Lang
  /** How much there is behind it. */
  note?: string | undefined
  href: string
  current: boolean
}

interface ChoicesProps {
  label: string
  choices: Choice[]
  /** Other lists, for search engines too; without it these are other views of the same list, which they have no need of. */
  follow?: boolean
  /** One of a few, as one control; without it each carries a tick of its own. */
  segmented?: boolean
}

export function Choices({ label, choices, follow, segmented }: ChoicesProps) {
  return (
    <nav className={segmented ? `${style.choices} ${style.segmented}` : style.choices} aria-label={label}>
      {choices.map(({ text, lang, note, href, current }) => (
        <a
          key={href}
          href={href}
          lang={lang ?? undefined}
          rel={follow ? undefined : 'nofollow'}
          aria-current={current ? 'true' : undefined}
        >
          {current && !segmented && <Icon name="check" size={16} />}
          {text}
          {note !== undefined && <small>{note}</small>}
        </a>
      ))}
    </nav>
  )
}
