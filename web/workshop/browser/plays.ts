import type { Plan } from '../../../rules/install/plan.ts'
import { type InstallDialog, openInstallDialog } from '../../features/install/dialogs.ts'
import { handedOver, offerInstead } from '../../features/install/notice.ts'
import { showPlan } from '../../features/install/show-plan.ts'

const LOOKS_EVERY_MS = 50

/** How a state is brought about that no markup shows: by what a visitor would do, or by the feature's own script. */
export const plays = {
  /** One control after the other, each as soon as it is there: a dialog's own come with it. */
  async press(place: HTMLElement, ...selectors: string[]): Promise<void> {
    for (const selector of selectors) (await found(place, selector)).click()
  },
  async type(place: HTMLElement, text: string, thenPress?: string): Promise<void> {
    const field = place.querySelector('input')
    if (!field) return
    field.focus()
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (thenPress) (await found(place, thenPress)).click()
  },
  /** What a download control says of its plan. */
  async plan(place: HTMLElement, plan: Plan, progress?: number): Promise<void> {
    for (const control of place.querySelectorAll<HTMLElement>('[data-wants]'))
      showPlan(control, plan, progress)
  },
  dialog: (place: HTMLElement, which: InstallDialog): Promise<void> =>
    openInstallDialog(which, place.querySelector('a') ?? place),
  async notice(_place: HTMLElement, which: 'handed over' | 'no answer', size: string): Promise<void> {
    if (which === 'handed over') handedOver()
    else offerInstead('#', size)
  },
}

type Arguments<F> = F extends (place: HTMLElement, ...rest: infer Rest) => unknown ? Rest : never

/** The name of one of them, and what it takes. */
export type Play = {
  [Name in keyof typeof plays]: [Name, ...Arguments<(typeof plays)[Name]>]
}[keyof typeof plays]

async function found(place: HTMLElement, selector: string): Promise<HTMLElement> {
  for (;;) {
    const control =
      place.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(selector)
    if (control) return control
    await new Promise(done => setTimeout(done, LOOKS_EVERY_MS))
  }
}
