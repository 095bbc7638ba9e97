import { formatSize } from '../../../rules/counts/size.ts'
import { browserOf } from '../../../rules/devices/user-agent.ts'
import { here } from '../../addresses/here.ts'
import { announce } from '../../browser/announce.ts'
import { words } from '../../words/words.ts'
import style from './notice.module.css'

let shown: HTMLElement | undefined

export const handedOver = (): void => sayOnPage(words.install.handedOver)

/** Offers the ordinary download in place of a program that didn't answer, or that refused. */
export function offerInstead(url: string, size: string | number, why?: 'refused' | undefined): void {
  const file = link(url, words.detailScript.download(formatSize(size, words.sizes)))
  file.rel = 'nofollow'
  file.dataset.by = 'get-app'
  file.dataset.wants = 'file'
  // Inside the client there is no need to say where to get it.
  const isClient = browserOf(navigator.userAgent) === 'client'
  sayOnPage(
    words.install[why ?? 'noResponse'],
    isClient ? [file] : [file, link(here('/client'), words.install.aboutClient)],
  )
}

/** A line above the page's end, one at a time. */
export function sayOnPage(text: string, links: HTMLElement[] = []): void {
  closeNotice()
  const panel = document.createElement('section')
  panel.className = style.panel ?? ''
  panel.setAttribute('aria-label', text)
  const close = element('button', words.dialog.close)
  close.type = 'button'
  close.onclick = closeNotice
  for (const part of [element('span', text), ...links, close]) panel.appendChild(part)
  document.body.appendChild(panel)
  // The question about privacy has the same place, and waits until this is read.
  document.documentElement.classList.add('has-notice')
  shown = panel
  announce(text)
}

export function closeNotice(): void {
  shown?.remove()
  document.documentElement.classList.remove('has-notice')
  shown = undefined
}

function link(url: string, text: string): HTMLAnchorElement {
  const made = element('a', text)
  made.href = url
  return made
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
