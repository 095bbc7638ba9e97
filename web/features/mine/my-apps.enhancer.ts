import { here } from '../../addresses/here.ts'
import { forget } from '../../browser/storage.ts'
import { enhancer } from '../../islands/enhancer.ts'
import { isKeptApp } from './is-kept-app.ts'
import { type KeptApp, type KeptList, keepApp, keptApps, rememberSeen, remembersSeen } from './kept-apps.ts'

/** Fills a list from what this device remembers; the page itself is the same for everyone. */
export default enhancer('my-apps', place => {
  const list = place.dataset.keptList as KeptList
  const rows = place.querySelector('ul')
  const row = place.querySelector('template')?.content.firstElementChild
  const [none, clear] = ['[data-none]', '[data-clear]'].map(name => place.querySelector<HTMLElement>(name))
  if (!rows || !row) return

  function show(): void {
    if (!rows || !row) return
    const apps = keptApps(list).filter(isKeptApp)
    rows.textContent = ''
    for (const app of apps) rows.appendChild(filled(row.cloneNode(true) as Element, app))
    if (none) none.hidden = apps.length > 0
    if (clear) clear.hidden = apps.length === 0
  }

  const remember = place.querySelector<HTMLInputElement>('[data-remember]')
  if (remember) {
    remember.checked = remembersSeen()
    remember.addEventListener('change', () => {
      rememberSeen(remember.checked)
      show()
    })
  }
  place.addEventListener('click', event => {
    const control = event.target as Element
    const one = control.closest<HTMLElement>('[data-drop]')
    const dropped = one && keptApps(list).find(({ id }) => String(id) === one.dataset.drop)
    if (dropped) keepApp(list, dropped, false)
    else if (control.closest('[data-clear]')) forget(list)
    else return
    show()
    none?.focus()
  })
  show()
})

function filled(row: Element, { id, name, icon }: KeptApp): Element {
  row.querySelector('a')?.setAttribute('href', here(`/apps/${id}`))
  row.querySelector('img')?.setAttribute('src', icon)
  const [label, drop] = [row.querySelector('b'), row.querySelector<HTMLElement>('[data-drop]')]
  if (label) label.textContent = name
  if (drop) {
    drop.dataset.drop = String(id)
    drop.setAttribute('aria-label', `${drop.textContent} ${name}`)
  }
  return row
}
