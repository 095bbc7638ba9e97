/** A button copies the text beside it, and says whether that worked. */
export function startCopying(document: Document): void {
  document.addEventListener('click', async event => {
    const part = (event.target as Element).closest('[data-copy]')?.closest<HTMLElement>('[data-copied]')
    const area = part?.querySelector('textarea')
    if (!part || !area) return
    const isCopied = await copy(document, area)
    const said = part.querySelector('[data-copy-said]')
    if (said) said.textContent = (isCopied ? part.dataset.copied : part.dataset.notCopied) ?? ''
  })
}

async function copy(document: Document, area: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(area.value)
    return true
  } catch {
    // Not allowed, or an old browser: as if it were selected and copied by hand.
    area.select()
    return document.execCommand('copy')
  }
}
