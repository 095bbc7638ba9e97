import type { AppLink } from '../../../../contract/app-links.ts'
import { linkHost } from '../../../../rules/links/link-host.ts'
import { developerPath, listPath, reportPath } from '../../../addresses/addresses.ts'
import { compareWithPath } from '../../../addresses/compare.ts'
import type { Lang } from '../../../kit/lang.ts'
import { langOf } from '../../../kit/lang.ts'
import { More } from '../../../kit/more.tsx'
import { OutsideLink } from '../../../kit/outside-link.tsx'
import { FeedLink } from '../../../shell/feed-link.tsx'
import { words } from '../../../words/words.ts'
import { appFeed } from '../app-feed.ts'
import type { DetailModel } from '../model.ts'
import style from './info-list.module.css'
import seeAll from './see-all.module.css'

/** What many ask for; the others are one step away. */
const FIRST: AppLink[] = ['website', 'source', 'issues']

type Row = [label: string, value: string, href?: string | undefined, lang?: Lang]

/** What a store must tell before the download; what only some ask for is one step away. */
export function InfoList({ model }: { model: DetailModel }) {
  const w = words.info
  const main: Row[] = [
    [
      w.developer,
      model.developer?.name ?? words.detail.noDeveloper,
      model.developer && developerPath(model.developer.developerId),
    ],
    [w.version, model.app.versionName],
    [w.updated, model.updated],
    [w.age, model.age ?? ''],
    [w.system, model.minAndroid ? w.android(model.minAndroid) : w.unknown],
    [w.permissions, model.versionCount > 0 ? w.permissionCount(model.permissions.total) : ''],
    [w.filing, model.filingNumber ?? w.unknown],
  ]
  const more: Row[] = [
    [w.package, model.app.packageName],
    [w.versionCode, model.app.versionCode],
    ...(model.category
      ? [
          [
            w.category,
            model.category.name,
            listPath({ categoryId: model.category.id }),
            model.category.lang,
          ] satisfies Row,
        ]
      : []),
  ]
  return (
    <>
      <Rows rows={main} />
      <Links links={model.links.filter(({ kind }) => FIRST.includes(kind))} />
      <More>
        <Rows rows={more} />
        <Links links={model.links.filter(({ kind }) => !FIRST.includes(kind))} />
      </More>
      <p className={style.links}>
        {model.privacyUrl ? (
          <OutsideLink href={model.privacyUrl}>{w.privacy}</OutsideLink>
        ) : (
          <span>{w.noPrivacy}</span>
        )}
        <a href={reportPath({ kind: 'app', appId: model.app.appId })} rel="nofollow">
          {words.report.link}
        </a>
      </p>
      <a className={seeAll.all} href={compareWithPath([model.app.appId])} rel="nofollow">
        {words.compare.link}
      </a>
      {model.versionCount > 0 && <FeedLink {...appFeed(model.app)} />}
    </>
  )
}

/** Where else the app is at home, by the name of the site. */
function Links({ links }: Pick<DetailModel, 'links'>) {
  if (links.length === 0) return null
  return (
    <dl className={style.list}>
      {links.map(({ kind, url }) => (
        <div key={kind}>
          <dt>{words.info.links[kind]}</dt>
          <dd>
            <OutsideLink href={url} label={words.info.links[kind]}>
              {linkHost(url) ?? words.info.links[kind]}
            </OutsideLink>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What an app that is not out yet has no value for is left out. */
function Rows({ rows }: { rows: Row[] }) {
  return (
    <dl className={style.list}>
      {rows
        .filter(([, value]) => value)
        .map(([label, value, href, lang]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={lang ?? langOf(value)}>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
    </dl>
  )
}
