import { MAX_SEARCH_LENGTH } from '../../../contract/suggest.ts'
import { appPath } from '../../addresses/addresses.ts'
import { comparePath } from '../../addresses/compare.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import button from '../../kit/button.module.css'
import { Crumbs } from '../../kit/crumbs.tsx'
import { NameIn } from '../../kit/name-in.tsx'
import page from '../../kit/page.module.css'
import { StarMark } from '../../kit/stars.tsx'
import { Page } from '../../shell/page.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import style from './compare-with.module.css'
import type { CompareWithModel, ToPick } from './model.ts'

const w = words.compare

/** Picks another app by a link. Both page types share it. */
export function CompareWith({ model }: ViewProps<CompareWithModel>) {
  const { apps, path, query, found, similar } = model
  const [first, second] = apps
  const names = w.apps(apps.map(({ name }) => name))
  const trail = second
    ? [{ name: w.heading, href: comparePath(apps.map(({ appId }) => appId)) }]
    : apps.map(({ appId, name, lang }) => ({ name, lang, href: appPath(appId) }))
  return (
    <Page
      sheet="compare"
      heading={w.heading}
      title={w.withTitle(names)}
      description={w.withLead}
      className={page.wrap}
    >
      <Crumbs trail={trail} here={second ? w.add : w.heading} />
      <h1>
        {second ? (
          w.thirdHeading
        ) : (
          <NameIn sentence={w.withHeading} name={first?.name ?? ''} lang={first?.lang} />
        )}
      </h1>
      <p className={page.lead}>{second ? w.thirdLead(names) : w.withLead}</p>
      <form className={style.find} action={path}>
        <input
          type="search"
          name="q"
          defaultValue={query}
          aria-label={w.find}
          placeholder={w.find}
          maxLength={MAX_SEARCH_LENGTH}
        />
        <button className={`${button.button} ${button.soft}`} type="submit">
          {words.search.go}
        </button>
      </form>
      {found && (
        <section>
          {found.length > 0 && <h2>{w.found(query)}</h2>}
          {found.length > 0 ? <Picks picks={found} /> : <p className={page.lead}>{w.none(query)}</p>}
        </section>
      )}
      <section>
        <h2>{w.similar}</h2>
        {similar.length > 0 ? <Picks picks={similar} /> : <p className={page.lead}>{w.noneSimilar}</p>}
      </section>
    </Page>
  )
}

function Picks({ picks }: { picks: ToPick[] }) {
  return (
    <ul className={style.picks}>
      {picks.map(({ app, href }) => (
        <li key={href}>
          <a href={href} rel="nofollow">
            <AppIcon iconKey={app.iconKey} side={48} fetch={100} alt="" />
            <span>
              <b dir="auto" lang={app.lang ?? undefined}>
                {app.name}
              </b>
              <small>
                {app.score && (
                  <span>
                    <StarMark /> {app.score}
                  </span>
                )}
                {app.size && <span>{app.size}</span>}
              </small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
