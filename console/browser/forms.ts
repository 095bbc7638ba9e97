/** Stops a second press from sending a form again: the server accepts each form once. */
export function keepFormsOnce(document: Document): void {
  document.addEventListener('submit', event => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    const target = submitter?.getAttribute('formtarget') ?? form.target
    // A preview opens in a frame, and this page stays.
    if (event.defaultPrevented || (target && target !== '_self')) return
    if (form.method !== 'post') return
    if ('sent' in form.dataset) event.preventDefault()
    else form.dataset.sent = ''
  })
  // After going back, the form can be sent again.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) delete form.dataset.sent
  })
}
