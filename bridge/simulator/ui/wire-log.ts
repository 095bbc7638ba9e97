import type { WireEntry } from '../native-side.ts'
import { element, make } from './elements.ts'

/** A page that calls without end must not fill the memory, nor one text the screen. */
const MAX_ENTRIES = 500
const MAX_TEXT_LENGTH = 4000

const list = () => element('wire', HTMLOListElement)

export function logWire({ from, name, text }: WireEntry): void {
  const item = document.createElement('li')
  item.dataset.from = from
  const shown =
    text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH)}… ${text.length} characters` : text
  const time = new Date().toISOString().slice(14, 23)
  item.append(make('time', time), make('b', `${from === 'page' ? '→' : '←'} ${name}`), make('code', shown))
  const entries = list()
  const atEnd = entries.scrollTop + entries.clientHeight >= entries.scrollHeight - 4
  entries.append(item)
  if (entries.children.length > MAX_ENTRIES) entries.children[0]?.remove()
  if (atEnd) entries.scrollTop = entries.scrollHeight
}

export function clearWire(): void {
  list().textContent = ''
}
