import { formatSize } from '../../../rules/counts/size.ts'
import { here } from '../../addresses/here.ts'
import { words } from '../../words/words.ts'
import style from './notice.module.css'

const NO_RESPONSE_MS = 2000

let shown: HTMLElement | undefined

export const handedOver = (): void => show(words.install.handedOver)

/** A line above the page's end, one at a time. */
function show(text: string, link?: { url: string; text: string }): void {
  shown?.remove()
  const panel = document.createElement('div')
  panel.className = style.panel ?? ''
  panel.setAttribute('role', 'status')
  panel.appendChild(element('span', text))
  if (link) {
    const anchor = element('a', link.text)
    anchor.href = link.url
    anchor.rel = 'nofollow'
    anchor.dataset.by = 'get-app'
    anchor.dataset.wants = 'file'
    panel.appendChild(anchor)
    const about = element('a', words.install.aboutClient)
    about.href = here('/client')
    panel.appendChild(about)
  }
  const close = element('button', words.dialog.close)
  close.type = 'button'
  close.onclick = () => panel.remove()
  panel.appendChild(close)
  document.body.appendChild(panel)
  shown = panel
}

/** Nothing tells whether another program opened; so after a while the ordinary download is offered, and nothing more. */
export function offerInstead(url: string, size: string | number, afterMs = NO_RESPONSE_MS): void {
  const link = { url, text: words.detailScript.download(formatSize(size, words.sizes)) }
  window.setTimeout(() => show(words.install.noResponse, link), afterMs)
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string) {
  const made = document.createElement(name)
  made.textContent = text
  return made
}
