import type { AppFields } from '../../../contract/app-fields.ts'
import type { AppAction } from '../../../rules/apps/app-status.ts'
import type { Plan } from '../../../rules/install/plan.ts'
import { openInstallDialog } from './dialogs.ts'
import { showGuideOnce } from './install-guide.ts'
import { sayStarted } from './say-started.ts'

const FRAME_MS = 2000

export interface Click {
  control: HTMLAnchorElement
  event: Event
  app: AppFields
  act(action: AppAction, url: string): void
}

/** Does what the plan says; true when that gets the app on its way. */
export function carryOut(plan: Plan, { control, event, app, act }: Click): boolean {
  // The link itself goes where the plan says; everything else takes the place of the link.
  if (plan.does === 'download' || plan.does === 'open') {
    control.href = plan.url
    if (plan.does === 'download') {
      showGuideOnce(control)
      sayStarted()
    }
    return true
  }
  event.preventDefault()
  // As written on the control: an app whose size can't be read has 0, which would be said to be less than it is.
  const size = control.dataset.size ?? app.size
  switch (plan.does) {
    case 'scheme':
      openScheme(plan.url)
      import('./notice.ts').then(notice => notice.offerInstead(plan.instead, size))
      return true
    case 'frame':
      openInFrame(plan.url)
      return true
    case 'helper':
      giveToHelper(app, plan.instead, size)
      return true
    case 'bridge':
      act(plan.action, plan.url)
      return plan.action === 'download'
    case 'explain':
      openInstallDialog('messaging', control)
      return false
    case 'send':
      openInstallDialog('send', control)
      return false
    case 'nothing':
      return false
  }
}

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

async function giveToHelper(app: AppFields, instead: string, size: string | number): Promise<void> {
  const [{ handOver }, notice] = await Promise.all([import('./desktop-helper.ts'), import('./notice.ts')])
  if (await handOver(app)) notice.handedOver()
  else notice.offerInstead(instead, size, 0)
}
