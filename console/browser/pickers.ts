import { startCombobox } from './combobox.ts'

/** Boxes that choose an app or a developer, and the one in the bar that finds everything. */
export function startPickers(document: Document): void {
  for (const picker of document.querySelectorAll<HTMLElement>('[data-pick]')) startPicker(picker)
  const bar = document.querySelector<HTMLElement>('[data-find-all]')
  const parts = bar && partsOf(bar, '#find')
  if (parts)
    startCombobox({
      ...parts,
      of: '',
      choose: (option, isElsewhere) => {
        const href = option.getAttribute('href') ?? '/'
        if (isElsewhere) window.open(href, '_blank', 'noopener')
        else location.assign(href)
      },
    })
}

function partsOf(within: HTMLElement, selector: string) {
  const input = within.querySelector<HTMLInputElement>(selector)
  const panel = within.querySelector<HTMLElement>('[data-panel]')
  const said = within.querySelector<HTMLElement>('[data-panel-said]')
  return input && panel && said ? { input, panel, said } : undefined
}

function startPicker(picker: HTMLElement): void {
  const parts = partsOf(picker, '[data-pick-typed]')
  const value = picker.querySelector<HTMLInputElement>('[data-pick-value]')
  const name = picker.querySelector<HTMLInputElement>('[data-pick-name]')
  const icon = picker.querySelector<HTMLElement>('[data-pick-icon]')
  const about = picker.querySelector<HTMLElement>('[data-pick-about]')
  if (!parts || !value || !name) return
  // An address shows the number alone.
  if (picker.closest('form')?.method === 'get')
    picker.closest('form')?.addEventListener('submit', () => {
      if (parts.input.value.trim() === '') value.value = ''
      if (parts.input.value.trim() !== '' && parts.input.value !== name.value) return
      parts.input.disabled = true
      name.disabled = true
    })
  startCombobox({
    ...parts,
    of: picker.dataset.pick ?? '',
    choose: option => {
      const { value: id = '', name: chosen = '', about: said = '' } = option.dataset
      value.value = id
      name.value = chosen
      parts.input.value = chosen
      if (about) about.textContent = said
      const image = option.querySelector('img')
      if (icon) {
        while (icon.firstChild) icon.removeChild(icon.firstChild)
        if (image) icon.appendChild(image.cloneNode())
      }
      parts.input.dispatchEvent(new Event('change', { bubbles: true }))
    },
  })
}
