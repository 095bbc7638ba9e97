/** A region that comes together with its text stays unread in some screen readers. */
const SETTLED_MS = 100

let region: HTMLElement | undefined

/** Has screen readers read the text, in the page's one live region. What a dialog says stays in the dialog. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div')
    region.className = 'sr'
    region.setAttribute('role', 'status')
    document.body.appendChild(region)
  }
  const place = region
  // The same text twice is read twice.
  place.textContent = ''
  setTimeout(() => {
    place.textContent = text
  }, SETTLED_MS)
}
