import type { ReactNode } from 'react'
import { MAX_REPORT_LENGTH, REPORT_REASONS, type ReportFault } from '../../../contract/report.ts'
import { reportPath } from '../../addresses/addresses.ts'
import { AppLine } from '../../kit/app-line.tsx'
import button from '../../kit/button.module.css'
import { Document } from '../../shell/document.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import type { ReportModel } from './model.ts'
import style from './report.module.css'

const w = words.report

/** A plain form; search engines have no business here. */
export function Report({ assets, pageType, model }: ViewProps<ReportModel>) {
  const { app, sent } = model
  return (
    <Document
      assets={assets}
      page={{ pageType, title: app.name, app }}
      title={w.title(app.name)}
      description={w.lead}
    >
      <Header />
      <main id="content" className={style.page}>
        <AppLine app={app} heading={w.heading} back={words.commentPage.back} />
        {sent ? (
          <div role="status">
            <h2>{w.sent}</h2>
            <p>{w.sentWhy}</p>
          </div>
        ) : (
          <Form model={model} />
        )}
      </main>
      <Footer />
    </Document>
  )
}

function Form({ model: { app, filled } }: { model: ReportModel }) {
  const wrong = (field: ReportFault) => filled?.wrong.includes(field) ?? false
  return (
    <form className={style.form} action={reportPath(app.appId)} method="post">
      <p>{w.lead}</p>
      {wrong('many') && <Fault id="many-fault">{w.faults.many}</Fault>}
      <fieldset aria-describedby={wrong('reason') ? 'reason-fault' : undefined}>
        <legend>{w.reason}</legend>
        <div className={style.reasons}>
          {REPORT_REASONS.map(reason => (
            <label key={reason}>
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                defaultChecked={filled?.reason === reason}
              />
              <span>{w.reasons[reason]}</span>
            </label>
          ))}
        </div>
        {wrong('reason') && <Fault id="reason-fault">{w.faults.reason}</Fault>}
      </fieldset>
      <label htmlFor="report-body">{w.body}</label>
      <textarea
        id="report-body"
        name="body"
        required
        rows={5}
        maxLength={MAX_REPORT_LENGTH}
        placeholder={w.bodyHint}
        defaultValue={filled?.body}
        aria-invalid={wrong('body') || undefined}
        aria-describedby={wrong('body') ? 'body-fault' : undefined}
      />
      {wrong('body') && <Fault id="body-fault">{w.faults.body}</Fault>}
      <label htmlFor="report-contact">{w.contact}</label>
      <input
        id="report-contact"
        name="contact"
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        maxLength={32}
        defaultValue={filled?.contact}
        aria-invalid={wrong('contact') || undefined}
        aria-describedby={wrong('contact') ? 'contact-fault contact-hint' : 'contact-hint'}
      />
      {wrong('contact') && <Fault id="contact-fault">{w.faults.contact}</Fault>}
      <small id="contact-hint">{w.contactHint}</small>
      <button type="submit" className={`${button.button} ${button.large} ${button.primary}`}>
        {w.send}
      </button>
    </form>
  )
}

function Fault({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={style.fault} id={id} role="alert">
      {children}
    </p>
  )
}
