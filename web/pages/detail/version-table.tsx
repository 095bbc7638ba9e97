import { words } from '../../words/words.ts'
import type { DetailModel } from './model.ts'
import style from './version-table.module.css'

export function VersionTable({ model }: { model: DetailModel }) {
  const w = words.versions
  const unlisted = model.versionCount - model.versions.length
  return (
    <>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{w.name}</th>
            <th scope="col">{w.date}</th>
            <th scope="col">{w.size}</th>
            <th scope="col" className={style.system}>
              {w.system}
            </th>
            <th scope="col">{w.action}</th>
          </tr>
        </thead>
        <tbody>
          {model.versions.map((version, i) => (
            <tr key={version.name + version.date}>
              <td>
                {version.name}
                {i === 0 && <span className={style.latest}>{w.latest}</span>}
              </td>
              <td>{version.date}</td>
              <td>{version.size ?? '–'}</td>
              <td className={style.system}>
                {version.minAndroid ? words.info.android(version.minAndroid) : '–'}
              </td>
              <td>
                {version.url ? (
                  <a href={version.url} rel="nofollow" aria-label={`${w.action} ${version.name}`}>
                    {w.action}
                  </a>
                ) : (
                  w.gone
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unlisted > 0 && <p className={style.older}>{w.older(unlisted)}</p>}
    </>
  )
}
