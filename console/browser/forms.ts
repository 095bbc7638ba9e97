/** A form is taken once, so nobody sends it twice by an impatient press. */
export function keepFormsOnce(document: Document): void {
  document.addEventListener('submit', event => {
    const form = event.target as HTMLFormElement
    const { submitter } = event
    const target = submitter?.getAttribute('formtarget') ?? form.target
    // What is only looked at stands in a frame, and this page stays.
    if (event.defaultPrevented || (target && target !== '_self')) return
    if (form.method !== 'post') return
    if ('sent' in form.dataset) event.preventDefault()
    else form.dataset.sent = ''
  })
  // Whoever comes back finds it as it was.
  addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) delete form.dataset.sent
  })
}
