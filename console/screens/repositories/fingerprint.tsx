import look from '../../kit/look.module.css'
import { words } from '../../words/words.ts'
import style from './fingerprint.module.css'

/** In groups that eyes can compare. */
export const groupsOf = (hex: string): string[] =>
  hex
    .replace(/[\s:]/g, '')
    .toUpperCase()
    .match(/.{1,4}/g) ?? []

/** A fingerprint; groups that are not those of the other one stand out. */
export function Fingerprint({ hex, other }: { hex: string; other?: string | undefined }) {
  const groups = groupsOf(hex)
  const others = other === undefined ? groups : groupsOf(other)
  return (
    <div
      className={`${style.fingerprint} ${look.mono}`}
      role="img"
      aria-label={`${words.repositories.fingerprint}: ${groups.join(' ')}`}
    >
      {groups.map((group, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each has its place.
        <span key={i} className={group === others[i] ? undefined : style.differs}>
          {group}
        </span>
      ))}
    </div>
  )
}
