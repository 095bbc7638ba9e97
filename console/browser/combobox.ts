/** So long no letter came before it is asked. */
const WAIT_MS = 120

interface Combobox {
  input: HTMLInputElement
  /** Below the input, empty. */
  panel: HTMLElement
  /** Tells screen readers how many there are, or that nothing could be asked. */
  said: HTMLElement
  /** What is looked for: `app`, `developer`, or everything. */
  of: string
  choose(option: HTMLElement, isElsewhere: boolean): void
}

/**
 * A box whose letters find something, by the ARIA pattern of a combobox with a list. What is found is a part of the screen that finds it
 * without a script, /find.
 */
export function startCombobox({ input, panel, said, of, choose }: Combobox): void {
  const { ownerDocument: document } = input
  let asked: XMLHttpRequest | undefined
  let timer = 0
  let options: HTMLElement[] = []
  let at = -1
  setAll(input, {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': panel.id,
  })
  setAll(panel, {
    role: 'listbox',
    'aria-label': input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent?.trim() ?? '',
  })

  const mark = (place: number) => {
    at = place
    options.forEach((option, i) => {
      option.setAttribute('aria-selected', String(i === at))
    })
    const option = options[at]
    if (!option) return input.removeAttribute('aria-activedescendant')
    input.setAttribute('aria-activedescendant', option.id)
    option.scrollIntoView({ block: 'nearest' })
  }

  const close = () => {
    clearTimeout(timer)
    asked?.abort()
    panel.hidden = true
    input.setAttribute('aria-expanded', 'false')
    options = []
    mark(-1)
  }

  const show = (answers: Element | null | undefined) => {
    while (panel.firstChild) panel.removeChild(panel.firstChild)
    if (answers) panel.appendChild(document.importNode(answers, true))
    else panel.textContent = said.dataset.failed ?? ''
    for (const group of panel.querySelectorAll('section')) group.setAttribute('role', 'group')
    options = [...panel.querySelectorAll<HTMLElement>('[data-answer]')]
    options.forEach((option, i) => {
      setAll(option, { role: 'option', id: `${panel.id}-${i}`, tabindex: '-1' })
    })
    panel.hidden = false
    input.setAttribute('aria-expanded', 'true')
    said.textContent = options.length > 0 ? String(options.length) : (panel.textContent ?? '')
    mark(options.length > 0 ? 0 : -1)
  }

  const ask = () => {
    const typed = input.value.trim()
    if (typed === '') return close()
    asked?.abort()
    const request = new XMLHttpRequest()
    asked = request
    request.open('GET', `/find?of=${of}&q=${encodeURIComponent(typed)}`)
    request.responseType = 'document'
    request.onload = () =>
      show(request.status === 200 ? request.responseXML?.querySelector('[data-answers]') : null)
    request.onerror = () => show(null)
    request.send()
  }

  input.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(ask, WAIT_MS)
  })
  input.addEventListener('blur', close)
  input.addEventListener('keydown', event => {
    const { key } = event
    if (key === 'Escape' && !panel.hidden) close()
    else if (key === 'ArrowDown' && panel.hidden) ask()
    else if (key === 'ArrowDown' && options.length > 0) mark((at + 1) % options.length)
    else if (key === 'ArrowUp' && options.length > 0) mark((at + options.length - 1) % options.length)
    else if (key === 'Enter' && options[at]) pick(options[at], event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  })
  const pick = (option: HTMLElement | undefined, isElsewhere: boolean) => {
    if (!option) return
    choose(option, isElsewhere)
    close()
  }
  // The focus stays in the box.
  panel.addEventListener('mousedown', event => event.preventDefault())
  panel.addEventListener('click', event => {
    const option = (event.target as Element).closest<HTMLElement>('[data-answer]')
    event.preventDefault()
    pick(option ?? undefined, event.ctrlKey || event.metaKey)
  })
}

function setAll(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
}
