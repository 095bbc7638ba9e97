// Reporting an app, a comment, a developer, or anything else.

import { reportReasons } from '../../../ui/words/en/report-reasons.ts'
import { storeFullName } from '../store-name.ts'

export const report = {
  link: 'Report',
  linkOf: (author: string) => `Report the review by ${author}`,
  title: (what: string) => `Report ${what} - ${storeFullName()}`,
  heading: (name: string) => `Report ${name}`,
  comment: (app: string) => `a review of ${app}`,
  commentHeading: (app: string) => `Report a review of ${app}`,
  other: 'or take down',
  otherHeading: 'Report or take down',
  backToDeveloper: 'Back to the developer',
  about: 'Which app, comment or page',
  aboutHint:
    'A name, package name or link will do. If you start from "Report" on an app\'s page, you need not fill this in.',
  lead: 'No account needed. If someone is in danger, call the police first.',
  reason: "What's the problem",
  reasons: reportReasons,
  body: 'What happened',
  bodyHint: 'Which page, which version, what happened',
  contact: 'Mobile number (optional)',
  contactHint: 'Only used to answer this report. Without it we cannot tell you the outcome.',
  send: 'Send report',
  faults: {
    about: 'Please say which app, comment or page, in at most 200 characters.',
    reason: 'Please choose one.',
    body: 'Please say what happened, in at most 2000 characters.',
    contact: 'A mobile number has 11 digits, such as 13912345678.',
    many: "We got too many reports today and can't take more. Please come back tomorrow.",
  },
  sent: 'We got it, thank you',
  sentWhy: 'We read every report. If you left a number, you will hear from us.',
}
