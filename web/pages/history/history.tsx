import { appPath, historyPath } from '../../addresses/addresses.ts'
import { DownloadButton } from '../../features/install/download-button.tsx'
import { AppLine } from '../../kit/app-line.tsx'
import columns from '../../kit/columns.module.css'
import { Crumbs } from '../../kit/crumbs.tsx'
import { Pager } from '../../kit/pager.tsx'
import { Document } from '../../shell/document.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { breadcrumbs } from '../../structured/lists.ts'
import { words } from '../../words/words.ts'
import { categoryCrumbs, kindOf } from '../category-crumbs.ts'
import { Getting } from '../detail/detail-document.tsx'
import { VersionTable } from '../detail/sections/version-table.tsx'
import style from './history.module.css'
import type { HistoryModel } from './model.ts'
import { SignerList } from './signer-list.tsx'

const w = words.historyPage

/** Both page types share it: on a wide screen the app and its newest version stand beside the list, on a narrow one above it. */
export function History({ model }: ViewProps<HistoryModel>) {
  const { detail, page } = model
  const { app } = detail
  const kind = kindOf(app.resourceType)
  const trail = [...categoryCrumbs(kind, []), { name: app.name, lang: detail.lang, href: appPath(app.appId) }]
  return (
    <Document
      sheet="aside"
      heading={app.name}
      app={app}
      title={w.title(app.name, page)}
      description={w.description(app.name, detail.versionCount)}
      canonical={model.canonical}
      picture={detail.picture}
      things={absoluteUrl => [breadcrumbs(absoluteUrl, trail, words.detail.sections.versions)]}
    >
      <Header current={kind} />
      <main id="content" className={`${columns.columns} ${columns.asideFirst} ${style.page}`}>
        <div className={style.side}>
          <Crumbs trail={trail} here={words.detail.sections.versions} />
          <AppLine
            app={{ ...app, iconKey: detail.iconKey, lang: detail.lang }}
            heading={w.heading}
            back={words.commentPage.back}
          />
          <p className={style.why}>{w.why}</p>
          <DownloadButton model={detail} look="primary" className={style.get} />
        </div>
        <div className={style.content}>
          <VersionTable versions={model.versions} newest={page === 1} />
          {model.cut && <p className={style.cut}>{w.cut}</p>}
          <Pager current={page} last={model.lastPage} href={to => historyPath(app.appId, to)} />
          <SignerList appId={app.appId} signers={model.signers} />
        </div>
      </main>
      <Footer />
      <Getting model={detail} />
    </Document>
  )
}
