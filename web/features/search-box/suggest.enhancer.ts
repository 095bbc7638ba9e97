import { readSuggestions, SUGGEST_PATH, type Suggestion } from '../../../contract/suggest.ts'
import { here } from '../../addresses/here.ts'
import { ask } from '../../browser/ask.ts'
import { enhancer } from '../../islands/enhancer.ts'
import { words } from '../../words/words.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { suggestPanel } from './suggest-panel.ts'

/** Long enough that a quick typist asks once a word. */
const PAUSE_MS = 150
const TIME_OUT_MS = 2000

const asSearch = (name: string): Suggestion => ({
  kind: 'word',
  name,
  path: here(`/search?q=${encodeURIComponent(name)}`),
})

/** A search box that proposes while one types, and before: a combobox whose options are links. */
export default enhancer('suggest', box => {
  const input = box.querySelector('input')
  if (!input) return
  const panel = suggestPanel(box, () => {
    forgetSearches()
    asked = undefined
    look()
  })
  for (const [name, value] of Object.entries({
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': panel.list.id,
  }))
    input.setAttribute(name, value)

  let current = -1
  let timer = 0
  // What the page answers is not proposed again, until it is changed.
  let asked: string | undefined = input.defaultValue.trim() || undefined

  const show = (items: Suggestion[], typed: string) => {
    const recent = typed === '' ? recentSearches().map(asSearch) : []
    const suggest = words.suggest
    panel.show(
      typed === ''
        ? [
            { label: suggest.recent, items: recent },
            { label: suggest.hot, items },
          ]
        : [{ items }],
      typed,
      recent.length > 0,
    )
    input.setAttribute('aria-expanded', String(!panel.hidden))
    mark(-1)
  }

  const close = () => {
    // What is typed next asks again, and what is under way comes too late.
    asked = undefined
    panel.show([], '', false)
    input.setAttribute('aria-expanded', 'false')
    mark(-1)
  }

  const mark = (next: number) => {
    current = next
    panel.options().forEach((option, i) => {
      option.setAttribute('aria-selected', String(i === current))
      if (i === current) option.scrollIntoView({ block: 'nearest' })
    })
    if (current < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', `${panel.list.id}-${current}`)
  }

  const look = async () => {
    const typed = input.value.trim()
    if (typed === asked) return
    asked = typed
    // What this device knows needs no answer.
    if (typed === '') show([], typed)
    const path = here(`${SUGGEST_PATH}?q=${encodeURIComponent(typed.toLowerCase())}`)
    const items = readSuggestions(await ask(path, TIME_OUT_MS))
    // What was typed since has asked for itself.
    if (typed === asked && document.activeElement === input) show(items, typed)
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(look, PAUSE_MS)
  })
  input.addEventListener('focus', look)
  input.addEventListener('blur', close)
  input.form?.addEventListener('submit', () => rememberSearch(input.value.trim()))
  panel.list.addEventListener('click', event => {
    const option = (event.target as Element).closest<HTMLElement>('[data-kind=word]')
    if (option) rememberSearch(option.textContent ?? '')
  })
  input.addEventListener('keydown', event => {
    // While composing Chinese, keys belong to the input method.
    if (event.isComposing || panel.hidden) return
    const options = panel.options()
    if (event.key === 'ArrowDown') mark(current + 1 < options.length ? current + 1 : -1)
    else if (event.key === 'ArrowUp') mark(current < 0 ? options.length - 1 : current - 1)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && current >= 0) options[current]?.click()
    else return
    event.preventDefault()
  })
  // What was typed before this was there.
  if (document.activeElement === input) look()
})
