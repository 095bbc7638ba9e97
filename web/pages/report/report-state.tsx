import type { ReportState } from '../../../contract/report.ts'
import { formatDate } from '../../../rules/text/time.ts'
import { Document } from '../../shell/document.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import style from './report.module.css'
import { ReportLookUp } from './report-look-up.tsx'

const w = words.report

/** What became of a report: nothing of what was written, nor of who wrote it. */
export function ReportStatePage({ model: { state } }: ViewProps<{ state: ReportState | undefined }>) {
  return (
    <Document
      sheet="aside"
      untracked
      heading={w.lookUp}
      title={w.title(w.other)}
      description={w.lead}
      canonical={undefined}
    >
      <Header />
      <main id="content" className={style.page}>
        {state ? (
          <State state={state} />
        ) : (
          <>
            <h1>{w.lookUp}</h1>
            <p>{w.noSuch}</p>
            <ReportLookUp />
          </>
        )}
      </main>
      <Footer />
    </Document>
  )
}

function State({ state: { number, received, closed, outcome } }: { state: ReportState }) {
  const day = (at: Date) => words.dates.date(formatDate(at))
  return (
    <>
      <h1>{closed ? w.closed(day(closed)) : w.sent}</h1>
      <p className={style.number}>{w.number(number)}</p>
      <p>
        {w.received(day(received))} · {closed ? outcome && w.outcomes[outcome] : w.open}
      </p>
      {!closed && <p>{w.sentWhy}</p>}
      <p>{w.keep}</p>
    </>
  )
}
