import { words } from '../../words/words.ts'
import style from './info-list.module.css'
import type { DetailModel } from './model.ts'

/** What a store must tell before the download. */
export function InfoList({ model }: { model: DetailModel }) {
  const w = words.info
  const rows: [string, string][] = [
    [w.developer, model.developer?.name ?? words.detail.noDeveloper],
    [w.version, `${model.app.versionName}（${model.app.versionCode}）`],
    [w.updated, model.updated],
    [w.package, model.app.packageName],
    [w.system, model.minAndroid ? w.android(model.minAndroid) : w.unknown],
    [w.permissions, w.permissionCount(model.permissions)],
    [w.filing, model.filingNumber ?? w.unknown],
  ]
  return (
    <>
      <dl className={style.list}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {model.download && (
          <div className={style.hash}>
            <dt>{w.hash}</dt>
            <dd>{model.download.sha256}</dd>
          </div>
        )}
      </dl>
      {model.privacyUrl ? (
        <a className={style.privacy} href={model.privacyUrl} rel="noopener nofollow">
          {w.privacy}
        </a>
      ) : (
        <p className={style.privacy}>{w.noPrivacy}</p>
      )}
    </>
  )
}
