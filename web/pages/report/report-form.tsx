import type { ReactNode } from 'react'
import {
  MAX_ABOUT_LENGTH,
  MAX_REPORT_LENGTH,
  REPORT_REASONS,
  type ReportFault,
} from '../../../contract/report.ts'
import { MAX_EMAIL_LENGTH } from '../../../rules/text/email-address.ts'
import { reportPath } from '../../addresses/addresses.ts'
import button from '../../kit/button.module.css'
import { words } from '../../words/words.ts'
import type { ReportModel } from './model.ts'
import style from './report.module.css'

const w = words.report

export function ReportForm({ model: { subject, filled } }: { model: ReportModel }) {
  const wrong = (field: ReportFault) => filled?.wrong.includes(field) ?? false
  return (
    <form className={style.form} action={reportPath(subject)} method="post">
      <p>{w.lead}</p>
      {wrong('many') && <Fault id="many-fault">{w.faults.many}</Fault>}
      {subject.kind === 'other' && (
        <>
          <label htmlFor="report-about">{w.about}</label>
          <input
            id="report-about"
            name="about"
            required
            maxLength={MAX_ABOUT_LENGTH}
            defaultValue={filled?.about}
            aria-invalid={wrong('about') || undefined}
            aria-describedby={wrong('about') ? 'about-fault about-hint' : 'about-hint'}
          />
          {wrong('about') && <Fault id="about-fault">{w.faults.about}</Fault>}
          <small id="about-hint">{w.aboutHint}</small>
        </>
      )}
      <fieldset aria-describedby={wrong('reason') ? 'reason-fault' : undefined}>
        <legend>{w.reason}</legend>
        <div className={style.reasons}>
          {REPORT_REASONS[subject.kind].map(reason => (
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
        inputMode="email"
        autoComplete="email"
        maxLength={MAX_EMAIL_LENGTH}
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
