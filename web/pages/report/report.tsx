import { developerPath } from '../../addresses/addresses.ts'
import { AppLine } from '../../kit/app-line.tsx'
import { NameIn } from '../../kit/name-in.tsx'
import { Document } from '../../shell/document.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import { StaticPageMenu } from '../static/static-page-menu.tsx'
import type { ReportModel } from './model.ts'
import style from './report.module.css'
import { ReportForm } from './report-form.tsx'
import { ReportLookUp } from './report-look-up.tsx'

const w = words.report

/** A plain form. */
export function Report({ model }: ViewProps<ReportModel>) {
  const { app, comment, developer } = model
  const what = app ? (comment ? w.comment(app.name) : app.name) : (developer?.name ?? w.other)
  const main = (
    <main id="content" className={style.page}>
      <Head model={model} />
      <ReportForm model={model} />
      {model.subject.kind === 'other' && <ReportLookUp />}
    </main>
  )
  return (
    <Document
      sheet="aside"
      heading={what}
      app={app}
      title={w.title(what)}
      description={w.lead}
      canonical={model.canonical}
    >
      <Header />
      {model.subject.kind === 'other' ? (
        <div className={style.beside}>
          <StaticPageMenu current="report" />
          {main}
        </div>
      ) : (
        main
      )}
      <Footer />
    </Document>
  )
}

/** What is reported. */
function Head({ model: { app, comment, developer } }: { model: ReportModel }) {
  if (app)
    return (
      <>
        <AppLine app={app} heading={comment ? w.commentHeading : w.heading} back={words.commentPage.back} />
        {comment && (
          <blockquote className={style.quote} dir="auto">
            <b>{comment.author}</b>
            {comment.body}
          </blockquote>
        )}
      </>
    )
  if (!developer) return <h1>{w.otherHeading}</h1>
  return (
    <>
      <h1>
        <NameIn sentence={w.heading} name={developer.name} />
      </h1>
      <a className={style.back} href={developerPath(developer.developerId)}>
        {w.backToDeveloper}
      </a>
    </>
  )
}
