// Reporting an app, a comment, a developer, or anything else.

import type { OUTCOMES } from '../../../contract/commands/reasons.ts'
import { reportReasons } from '../../../ui/words/en/report-reasons.ts'
import { storeFullName } from '../store-name.ts'

export const report = {
  link: 'Report',
  linkOf: (author: string) => `Report the review by ${author}`,
  title: (what: string) => `Report ${what} - ${storeFullName()}`,
  heading: (name: string) => `Report ${name}`,
  comment: (app: string) => `a review of ${app}`,
  commentHeading: (app: string) => `Report a review of ${app}`,
  other: 'a problem or request removal',
  otherHeading: 'Report a problem or request removal',
  backToDeveloper: 'Back to the developer',
  about: 'App, review or page',
  aboutHint: 'A name, package name or link is enough.',
  lead: "You don't need an account. If someone is in danger, call the police first.",
  reason: "What's wrong?",
  reasons: reportReasons,
  body: 'What happened?',
  bodyHint: 'The page, the version and what you saw',
  contact: 'Mobile number or email (optional)',
  contactHint: 'Only used to reply to this report.',
  send: 'Send report',
  faults: {
    about: 'Tell us which app, review or page (200 characters at most).',
    reason: 'Choose a reason.',
    body: 'Tell us what happened (2,000 characters at most).',
    contact: 'Enter an 11-digit mobile number, such as 13912345678, or an email address.',
    many: "We can't take more reports today. Try again tomorrow.",
  },
  sent: 'Report received',
  number: (number: string) => `Report ${number}`,
  keep: "Keep this number, or this page's address, to check its status.",
  received: (date: string) => `Received ${date}`,
  open: 'Open',
  closed: (date: string) => `Closed ${date}`,
  outcomes: {
    done: 'We acted on it.',
    refused: 'We found nothing to act on.',
    repeated: 'It repeats an earlier report.',
  } satisfies Record<(typeof OUTCOMES)[number], string>,
  lookUp: 'Check the status of a report',
  yourNumber: 'Report number',
  show: 'Show status',
  noSuch: 'There is no report with this number. Check it and try again.',
  sentWhy: 'Thank you. Our team will review it. If you left contact details, we may use them to reply.',
}
