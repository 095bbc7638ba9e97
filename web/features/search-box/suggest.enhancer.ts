import { readSuggestions, SUGGEST_PATH } from '../../../contract/suggest.ts'
import { ask } from '../../browser/ask.ts'
import { enhancer } from '../../islands/enhancer.tsx'
import { words } from '../../words/words.ts'

/** Long enough that a quick typist asks once a word. */
const PAUSE_MS = 150
const TIME_OUT_MS = 2000

let boxes = 0

/** A search box that proposes names while one types: a combobox whose options are links, so that it needs no more than the form. */
export default enhancer('suggest', box => {
  const input = box.querySelector('input')
  if (!input) return
  const list = document.createElement('div')
  boxes += 1
  list.id = `suggestions-${boxes}`
  list.hidden = true
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', words.suggest.label)
  list.dataset.module = 'suggest'
  box.appendChild(list)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': list.id,
  }))
    input.setAttribute(name, value)

  let current = -1
  let timer = 0
  let asked = input.defaultValue.trim()

  const show = (names: string[]) => {
    list.textContent = ''
    names.forEach((name, i) => {
      const option = document.createElement('a')
      option.id = `${list.id}-${i}`
      option.href = `/search?q=${encodeURIComponent(name)}`
      option.textContent = name
      option.dir = 'auto'
      option.tabIndex = -1
      option.dataset.position = String(i)
      option.setAttribute('role', 'option')
      list.appendChild(option)
    })
    list.dataset.keyword = asked
    list.hidden = names.length === 0
    input.setAttribute('aria-expanded', String(!list.hidden))
    mark(-1)
  }

  const close = () => {
    // What is typed next asks again, and what is under way comes too late.
    asked = ''
    show([])
  }

  const mark = (next: number) => {
    current = next
    Array.from(list.children).forEach((option, i) => {
      option.setAttribute('aria-selected', String(i === current))
    })
    if (current < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${list.id}-${current}`)
  }

  const look = async () => {
    const typed = input.value.trim()
    if (typed === asked) return
    asked = typed
    if (typed === '') return show([])
    const names = readSuggestions(
      await ask(`${SUGGEST_PATH}?q=${encodeURIComponent(typed.toLowerCase())}`, TIME_OUT_MS),
    )
    // What was typed since has asked for itself.
    if (typed === asked && document.activeElement === input) show(names)
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(look, PAUSE_MS)
  })
  input.addEventListener('blur', close)
  // A press on an option must not take the focus away before its click.
  list.addEventListener('mousedown', event => event.preventDefault())
  input.addEventListener('keydown', event => {
    // The keys of whoever writes Chinese belong to the input method.
    if (event.isComposing || list.hidden) return
    const count = list.children.length
    const option = list.children[current]
    if (event.key === 'ArrowDown') mark(current + 1 < count ? current + 1 : -1)
    else if (event.key === 'ArrowUp') mark(current < 0 ? count - 1 : current - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && option instanceof HTMLElement) option.click()
    else return
    event.preventDefault()
  })
  // What was typed before this was there.
  if (document.activeElement === input) look()
})
