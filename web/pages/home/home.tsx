import { AppIcon } from '../../components/app-icon.tsx'
import button from '../../components/button.module.css'
import { StarMark } from '../../components/stars.tsx'
import { Document } from '../../shell/document.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import style from './home.module.css'
import type { AppRow, HomeModel } from './model.ts'

/** A list to start from; both page types share it, the columns follow the width. */
export function Home({ assets, pageType, model }: ViewProps<HomeModel>) {
  return (
    <Document
      assets={assets}
      page={{ pageType, title: words.site.name }}
      title={words.home.title}
      description={words.home.lead}
      canonical={model.canonical}
    >
      <Header current="home" />
      <main id="content" className={style.wrap}>
        <div className={style.lead}>
          <h1>{words.site.tagline}</h1>
          <p>{words.home.lead}</p>
        </div>
        {model.lists.map(({ kind, apps }) => (
          <section key={kind} id={kind} className={style.list}>
            <h2>{words.home.list(words.nav[kind])}</h2>
            <ul>
              {apps.map(app => (
                <li key={app.id}>
                  <Row app={app} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
      <Footer />
    </Document>
  )
}

function Row({ app }: { app: AppRow }) {
  return (
    <a className={style.row} href={`/apps/${app.id}`}>
      <AppIcon iconKey={app.iconKey} side={64} fetch={130} alt="" />
      <span className={style.text}>
        <b>{app.name}</b>
        <small>{app.summary}</small>
        <small className={style.meta}>
          {app.score && (
            <>
              <StarMark /> {app.score}
            </>
          )}
          <span>
            {app.downloads} {words.detail.downloads}
          </span>
        </small>
      </span>
      <span className={`${button.button} ${button.small} ${button.soft}`} aria-hidden="true">
        {words.home.look}
      </span>
    </a>
  )
}
