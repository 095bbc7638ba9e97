import { getsApp, type Plan } from '../../../rules/install/plan.ts'

const changed = new WeakSet<Element>()

/** Puts the plan's word on the button; the link stays what it is until it is pressed. Size and sign are those of a download. */
export function showPlan(control: HTMLElement, plan: Plan, progress?: number): void {
  const word = control.querySelector('[data-says]')
  const follows = control.dataset.wants === 'download' || plan.does === 'bridge' || plan.does === 'nothing'
  // Most visits need no other word than the page has.
  const isWritten = plan.says === 'download' && progress === undefined
  if (word && follows && (!isWritten || changed.has(word))) {
    const { says } = plan
    const percent = progress === undefined ? '' : ` ${Math.floor(progress)}%`
    changed.add(word)
    if (typeof says === 'string')
      withWords(({ wordOf }) => {
        word.textContent = wordOf(says) + percent
      })
    else word.textContent = says.display + percent
  }
  control.style.setProperty('--done', `${progress ?? 0}%`)
  mark(control, 'data-bare', !getsApp(plan))
  mark(control, 'data-under-way', progress !== undefined)
  mark(control, 'aria-disabled', plan.does === 'nothing')
  if (plan.usesClient) control.title = control.dataset.usesClient ?? ''
  else control.removeAttribute('title')
}

type Words = typeof import('./plan-words.ts')
let words: Words | undefined

/** Where buttons will change, ahead of that: from then on they change at once. */
export async function fetchWords(): Promise<Words> {
  words = await import('./plan-words.ts')
  return words
}

function withWords(say: (words: Words) => void): void {
  if (words) say(words)
  else fetchWords().then(say)
}

function mark(control: HTMLElement, name: string, on: boolean): void {
  if (on) control.setAttribute(name, 'true')
  else control.removeAttribute(name)
}

let why: string | null | undefined

/** Where the page says what the client is good for, it says that the download uses it. */
export function showHint(main: HTMLElement, usesClient: boolean): void {
  const place = document.querySelector('[data-client-hint]')
  if (!place) return
  why ??= place.textContent
  place.textContent = (usesClient && main.dataset.usesClient) || why
}
