import { developerPath } from '../../addresses/addresses.ts'
import { AppList } from '../../kit/app-list.tsx'
import { Crumbs } from '../../kit/crumbs.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Lattice } from '../../kit/lattice.tsx'
import { Pager } from '../../kit/pager.tsx'
import { Document } from '../../shell/document.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { appItems, breadcrumbs } from '../../structured/lists.ts'
import { organization } from '../../structured/organizations.ts'
import { words } from '../../words/words.ts'
import style from './developer.module.css'
import type { DeveloperModel } from './model.ts'

const w = words.developerPage

/** Both page types share it. */
export function Developer({ assets, pageType, model }: ViewProps<DeveloperModel>) {
  return (
    <Document
      assets={assets}
      page={{ pageType, title: model.name }}
      title={w.title(model.name, model.page)}
      description={w.description(model.name, model.count)}
      canonical={model.canonical}
      things={whole => [
        organization(model.name, whole(developerPath(model.developerId)), model.website?.url),
        breadcrumbs(whole, [], model.name),
        appItems(whole, model.apps, model.from),
      ]}
    >
      <Header />
      <main id="content">
        <div className={style.band}>
          <Lattice />
          <div className={style.wrap}>
            <Crumbs trail={[]} here={model.name} />
            <h1 dir="auto">{model.name}</h1>
            <p className={style.trust} data-verified={model.verified ? '' : undefined}>
              <Icon name={model.verified ? 'badge-check' : 'info'} />
              {model.verified ? w.verified : w.notVerified}
            </p>
            <dl className={style.facts}>
              <div>
                <dt>{w.count}</dt>
                <dd>{model.count}</dd>
              </div>
              {model.updated && (
                <div>
                  <dt>{w.updated}</dt>
                  <dd>{model.updated}</dd>
                </div>
              )}
              {model.website && (
                <div>
                  <dt>{w.website}</dt>
                  <dd>
                    <a href={model.website.url} rel="nofollow noopener">
                      {model.website.host}
                    </a>
                  </dd>
                </div>
              )}
            </dl>
          </div>
        </div>
        <div className={`${style.wrap} ${style.apps}`}>
          <h2>{w.apps}</h2>
          {model.apps.length > 0 ? (
            <AppList apps={model.apps} look="columns" module="developer-apps" from={model.from} />
          ) : (
            <p className={style.none}>{w.none}</p>
          )}
          {model.cut && <p className={style.none}>{w.cut}</p>}
          <Pager
            current={model.page}
            last={model.lastPage}
            href={page => developerPath(model.developerId, page)}
          />
        </div>
      </main>
      <Footer />
    </Document>
  )
}
