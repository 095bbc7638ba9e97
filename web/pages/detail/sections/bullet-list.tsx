import type { Lang } from '../../../kit/lang.ts'
import style from './bullet-list.module.css'

/** Short lines, as in release notes. */
export function BulletList({ lines, lang }: { lines: string[]; lang?: Lang }) {
  return (
    <ul className={style.bullets} lang={lang ?? undefined}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <li key={i}>{line}</li>
      ))}
    </ul>
  )
}
