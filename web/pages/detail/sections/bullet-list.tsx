import style from './bullet-list.module.css'

/** Short lines, as in release notes. */
export function BulletList({ lines }: { lines: string[] }) {
  return (
    <ul className={style.bullets}>
      {lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <li key={i}>{line}</li>
      ))}
    </ul>
  )
}
