import style from './choices.module.css'

export interface Choice {
  text: string
  /** How much there is behind it. */
  note?: string | undefined
  href: string
  current: boolean
}

/** Other views of the same list; search engines have no need of them. */
export function Choices({ label, choices }: { label: string; choices: Choice[] }) {
  return (
    <nav className={style.choices} aria-label={label}>
      {choices.map(({ text, note, href, current }) => (
        <a key={href} href={href} rel="nofollow" aria-current={current ? 'true' : undefined}>
          {text}
          {note !== undefined && <small>{note}</small>}
        </a>
      ))}
    </nav>
  )
}
