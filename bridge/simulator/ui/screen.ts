import type { Method, Payload } from '../../../contract/bridge-methods.ts'
import { element } from './elements.ts'

let toastEnds: ReturnType<typeof setTimeout> | undefined

/** What the phone shows of a call. */
export function showOnScreen(method: Method, payload: unknown): void {
  if (method === 'toast') toast((payload as Payload<'toast'>).msg)
  if (method === 'title') element('title-bar', HTMLElement).hidden = !(payload as Payload<'title'>).show
  if (method === 'keyboard') element('keyboard', HTMLElement).hidden = !(payload as Payload<'keyboard'>).show
  if (method === 'fullScreen') fullScreen((payload as Payload<'fullScreen'>).isFullScreen)
}

export function clearScreen(): void {
  toast('')
  element('title-bar', HTMLElement).hidden = false
  element('keyboard', HTMLElement).hidden = true
  fullScreen(false)
}

function toast(message: string): void {
  const output = element('toast', HTMLOutputElement)
  output.value = message
  clearTimeout(toastEnds)
  toastEnds = setTimeout(() => {
    output.value = ''
  }, 3000)
}

function fullScreen(on: boolean): void {
  document.querySelector('.phone')?.classList.toggle('full', on)
}
