/** The element with this id, of the kind that the markup has. */
export function element<T extends HTMLElement>(id: string, kind: new () => T): T {
  const found = document.getElementById(id)
  if (!(found instanceof kind)) throw new Error(`no ${kind.name} with the id ${id}`)
  return found
}

/** Reads and writes the values of a form by their names. */
export function formValues(form: HTMLFormElement) {
  const control = (name: string) => form.elements.namedItem(name)
  return {
    get(name: string): string {
      const found = control(name)
      return found instanceof HTMLInputElement || found instanceof HTMLSelectElement ? found.value : ''
    },
    set(name: string, value: string): void {
      const found = control(name)
      if (
        found instanceof HTMLInputElement ||
        found instanceof HTMLSelectElement ||
        found instanceof HTMLOutputElement
      )
        found.value = value
    },
    checked(name: string): boolean {
      const found = control(name)
      return found instanceof HTMLInputElement && found.checked
    },
  }
}

export function addOptions(select: Element | RadioNodeList | null, values: readonly string[]): void {
  if (!(select instanceof HTMLSelectElement)) throw new Error('no such list')
  for (const value of values) select.add(new Option(value))
}

export function make(tag: string, text: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  return made
}
