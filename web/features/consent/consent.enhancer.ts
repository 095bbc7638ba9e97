import { enhancer } from '../../islands/enhancer.ts'
import { keepPlaceholder } from '../install/risk-token.ts'
import { answered, consent, hasAgreed, keepConsent } from './consent.ts'

/** Asks visitors who have not answered, or who want to answer again (`data-by="consent"`). It never takes the focus unasked. */
export default enhancer('consent', place => {
  const bar = place.querySelector('section')
  if (!bar) return
  let opener: HTMLElement | null = null

  function close(): void {
    if (!bar) return
    bar.hidden = true
    opener?.focus({ preventScroll: true })
    opener = null
  }

  bar.addEventListener('click', event => {
    const { answer } = (event.target as Element).closest<HTMLElement>('[data-answer]')?.dataset ?? {}
    if (answer) keepConsent(answer)
  })
  // Answered here, or remembered by the client this page is shown in.
  answered.listen(() => {
    tellRisk(place)
    close()
  })
  bar.addEventListener('keydown', event => {
    if (event.key === 'Escape') close()
  })
  document.addEventListener('click', event => {
    const control = (event.target as Element).closest<HTMLElement>('[data-by=consent]')
    if (!control) return
    event.preventDefault()
    opener = control
    bar.hidden = false
    bar.focus({ preventScroll: true })
  })
  bar.hidden = consent() !== undefined
  tellRisk(place)
})

/** Of use on every page of a store with a provider, so that token or placeholder is there before a download wants it. */
async function tellRisk({ dataset }: HTMLElement): Promise<void> {
  if (!('risk' in dataset)) return
  if (hasAgreed()) (await import('../install/risk.ts')).risk()
  else keepPlaceholder('not_loaded')
}
