import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/** Forms that carry a passkey: the browser's own dialog comes first, and what it says is sent with the form. */
export function startPasskeys(document: Document): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]'))
    form.addEventListener('submit', event => {
      const field = form.elements.namedItem('passkey') as HTMLInputElement
      const button = event.submitter as HTMLButtonElement | null
      if (field.value || (button && !('script' in button.dataset))) return
      event.preventDefault()
      const fault = form.querySelector<HTMLElement>('[data-fault]')
      if (fault) fault.hidden = true
      if (button) button.dataset.busy = ''
      ask(form)
        .then(said => {
          field.value = JSON.stringify(said)
          form.submit()
        })
        .catch(() => {
          if (fault) fault.hidden = false
        })
        .finally(() => delete button?.dataset.busy)
    })
}

function ask({ dataset: { passkey, options = '{}' } }: HTMLFormElement): Promise<unknown> {
  const optionsJSON = JSON.parse(options)
  return passkey === 'make' ? startRegistration({ optionsJSON }) : startAuthentication({ optionsJSON })
}
