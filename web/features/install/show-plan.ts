import { getsApp, type Plan } from '../../../rules/install/plan.ts'
import { words } from '../../words/words.ts'

/** Puts the plan's word on the button; the link stays what it is until it is pressed. Size and sign are those of a download. */
export function showPlan(control: HTMLElement, plan: Plan, progress?: number): void {
  const word = control.querySelector('[data-says]')
  const follows = control.dataset.wants === 'download' || plan.does === 'bridge' || plan.does === 'nothing'
  const percent = progress === undefined ? '' : ` ${Math.floor(progress)}%`
  const { says } = plan
  if (word && follows)
    word.textContent = (typeof says === 'string' ? words.buttons[says] : says.display) + percent
  control.style.setProperty('--done', `${progress ?? 0}%`)
  mark(control, 'data-bare', !getsApp(plan))
  mark(control, 'data-under-way', progress !== undefined)
  mark(control, 'aria-disabled', plan.does === 'nothing')
  if (plan.usesClient) control.title = words.install.usesClient
  else control.removeAttribute('title')
}

function mark(control: HTMLElement, name: string, on: boolean): void {
  if (on) control.setAttribute(name, 'true')
  else control.removeAttribute(name)
}

/** Where the page says what the client is good for, it says that the download uses it. */
export function showHint(usesClient: boolean): void {
  for (const place of document.querySelectorAll('[data-client-hint]')) {
    place.textContent = usesClient ? words.install.usesClient : words.detailScript.installWhy
  }
}
