import type { AppFields } from '../../../contract/app-fields.ts'
import type { RunningExperiments } from '../../../contract/experiments.ts'
import type { AppAction } from '../../../rules/apps/app-status.ts'
import type { Plan } from '../../../rules/install/plan.ts'
import { pageOf } from '../../browser/page.ts'
import { type Answer, type Asked, awaitAnswer, type Outcome, offerAfterLink } from './await-answer.ts'
import { openInstallDialog } from './dialogs.ts'
import { sayStarted } from './say-started.ts'

const FRAME_MS = 2000

export interface Click {
  control: HTMLAnchorElement
  event: Event
  app: AppFields
  /** When the visitor pressed. */
  since: number
  experiments: RunningExperiments | undefined
  act(action: AppAction, url: string): Promise<Answer>
  tell(outcome: Outcome): void
}

/** Does what the plan says, and tells what came of it. */
export function carryOut(plan: Plan, { control, event, app, since, experiments, act, tell }: Click): void {
  // The link itself goes where the plan says; everything else takes the place of the link.
  if (plan.does === 'download' || plan.does === 'open') {
    control.href = plan.url
    if (plan.does === 'download') {
      sayStarted()
      if (pageOf(document)?.pageType === 'Mobile') showGuide(control, experiments)
    }
    tell('download')
    return
  }
  event.preventDefault()
  // As written on the control: an app whose size can't be read has 0, which would be said to be less than it is.
  const asked = { size: control.dataset.size ?? app.size, since, tell }
  switch (plan.does) {
    case 'scheme':
      openScheme(plan.url)
      offerAfterLink({ ...asked, instead: plan.instead })
      break
    case 'frame':
      openInFrame(plan.url)
      offerAfterLink({ ...asked, instead: plan.instead })
      break
    case 'helper':
      awaitAnswer(giveToHelper(app), { ...asked, instead: plan.instead }, 'handedOver')
      break
    case 'bridge':
      awaitAnswer(act(plan.action, plan.url), forBridge(plan.action, { ...asked, instead: plan.url }))
      break
    case 'explain':
      openInstallDialog('messaging', control)
      break
    case 'send':
      openInstallDialog('send', control)
      break
    case 'nothing':
  }
}

/** A pause that the client has taken is no download. */
const forBridge = (action: AppAction, asked: Asked): Asked => ({
  ...asked,
  tell: outcome => (action === 'download' || outcome === 'unanswered') && asked.tell(outcome),
})

/** By a link, as if it stood on the page: the browser asks the visitor before another program opens. */
function openScheme(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.click()
}

function openInFrame(url: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  frame.src = url
  document.body.appendChild(frame)
  window.setTimeout(() => frame.remove(), FRAME_MS)
}

async function giveToHelper(app: AppFields): Promise<Answer> {
  const { handOver } = await import('./desktop-helper.ts')
  return (await handOver(app)) ? 'taken' : 'refused'
}

async function showGuide(control: HTMLElement, experiments: RunningExperiments | undefined): Promise<void> {
  const { showGuideOnce } = await import('./install-guide.ts')
  showGuideOnce(control, experiments)
}
