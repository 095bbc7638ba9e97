import type { Suggestion } from '../../../contract/suggest.ts'
import { words } from '../../words/words.ts'

const w = words.suggest

let panels = 0

/** A group of options under a heading, or without one. */
export interface Group {
  label?: string
  items: Suggestion[]
}

/** The list below the box. Its options are links, so that choosing one needs no more than following it. */
export function suggestPanel(box: HTMLElement, onForget: () => void) {
  panels += 1
  const panel = make('div', box)
  panel.hidden = true
  panel.dataset.module = 'suggest'
  const list = make('div', panel)
  list.id = `suggestions-${panels}`
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', w.label)
  const forget = make('button', panel)
  forget.type = 'button'
  forget.textContent = w.forget
  forget.addEventListener('click', onForget)
  // A press must not take the focus away before its click.
  panel.addEventListener('mousedown', event => event.preventDefault())

  const options = () => Array.from(list.querySelectorAll<HTMLElement>('[role=option]'))
  return {
    list,
    options,
    /** `keyword` is the query that they answer, for tracking. */
    show(groups: Group[], keyword: string, canForget: boolean) {
      list.textContent = ''
      const filled = groups.filter(({ items }) => items.length > 0)
      for (const { label, items } of filled) {
        const group = make('div', list)
        group.setAttribute('role', 'group')
        if (label) {
          group.setAttribute('aria-label', label)
          const head = make('small', group)
          head.textContent = label
          head.setAttribute('aria-hidden', 'true')
        }
        for (const item of items) {
          const count = options().length
          group.appendChild(option(item, `${list.id}-${count}`, count))
        }
      }
      panel.dataset.keyword = keyword
      panel.hidden = filled.length === 0
      forget.hidden = !canForget
    },
    get hidden() {
      return panel.hidden
    },
  }
}

function option(
  { kind, name, lang, path, icon, summary, summaryLang }: Suggestion,
  id: string,
  position: number,
): HTMLElement {
  const option = document.createElement('a')
  option.id = id
  option.href = path
  option.tabIndex = -1
  option.dataset.position = String(position)
  option.dataset.kind = kind
  option.setAttribute('role', 'option')
  if (icon) {
    const image = make('img', option)
    image.src = icon
    image.alt = ''
  }
  const text = make('span', option)
  text.dir = 'auto'
  text.textContent = name
  if (lang) text.lang = lang
  const more = kind === 'developer' || kind === 'category' ? w[kind] : summary
  if (more) {
    const note = make('small', option)
    note.dir = 'auto'
    note.textContent = more
    if (summaryLang) note.lang = summaryLang
  }
  return option
}

function make<K extends keyof HTMLElementTagNameMap>(name: K, inside: HTMLElement): HTMLElementTagNameMap[K] {
  return inside.appendChild(document.createElement(name))
}
