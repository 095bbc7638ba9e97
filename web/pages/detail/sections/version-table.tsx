import { Fragment } from 'react'
import type { Lang } from '../../../kit/lang.ts'
import { More } from '../../../kit/more.tsx'
import { words } from '../../../words/words.ts'
import type { VersionItem } from '../model.ts'
import { BulletList } from './bullet-list.tsx'
import style from './version-table.module.css'

interface VersionTableProps {
  versions: VersionItem[]
  /** The first of them is the newest of all. */
  newest: boolean
}

export function VersionTable({ versions, newest }: VersionTableProps) {
  const w = words.versions
  return (
    <table className={style.table}>
      <thead>
        <tr>
          <th scope="col">{w.name}</th>
          <th scope="col">{w.date}</th>
          <th scope="col">{w.size}</th>
          <th scope="col" className={style.system}>
            {w.system}
          </th>
          <th scope="col" className={style.news}>
            {w.notes}
          </th>
          <th scope="col">{w.action}</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((version, i) => (
          <Fragment key={version.name + version.date}>
            <tr>
              <td>
                {version.name}
                {newest && i === 0 && <span className={style.latest}>{w.latest}</span>}
              </td>
              <td>{version.date}</td>
              <td>{version.size ?? '–'}</td>
              <td className={style.system}>
                {version.minAndroid ? words.info.android(version.minAndroid) : '–'}
              </td>
              <td className={style.news}>
                <News lines={version.whatsNew} lang={version.newsLang} />
              </td>
              <td>
                {version.url ? (
                  <a
                    href={version.url}
                    rel="nofollow"
                    aria-label={`${w.action} ${version.name}`}
                    data-by="get-app"
                    data-wants="file"
                    data-replay=""
                  >
                    {w.action}
                  </a>
                ) : (
                  w.gone
                )}
              </td>
            </tr>
            <Notes version={version} />
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** The first line is in the row, the others one step away. */
function News({ lines, lang }: { lines: string[]; lang?: Lang }) {
  const [first = '–', ...others] = lines
  if (others.length === 0) return <p lang={lang ?? undefined}>{first}</p>
  return (
    <More of={first} lang={lang}>
      <BulletList lines={lines} lang={lang} />
    </More>
  )
}

const KEY_WORDS = { 'handed-on': words.signing.versionHandedOn, other: words.signing.versionOther }

/** Added and removed permissions, and whether the signer changed, always visible. */
function Notes({ version: { added, removed, keyChange } }: { version: VersionItem }) {
  if (added.length + removed.length === 0 && !keyChange) return null
  return (
    <tr className={style.notes}>
      <td colSpan={6}>
        {keyChange && (
          <p className={keyChange === 'other' ? style.added : style.removed}>{KEY_WORDS[keyChange]}</p>
        )}
        {added.length > 0 && <p className={style.added}>{words.versions.added(added)}</p>}
        {removed.length > 0 && <p className={style.removed}>{words.versions.removed(removed)}</p>}
      </td>
    </tr>
  )
}
