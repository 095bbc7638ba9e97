import { visit } from '../../browser/storage.ts'
import { enhancer } from '../../islands/enhancer.ts'

const FLAG = 'brand-banner-closed'

/** A visitor who closed it sees none until the end of the visit. */
export default enhancer('brand-banner', place => {
  if (visit.get(FLAG)) place.textContent = ''
  place.addEventListener('click', event => {
    if (!(event.target as Element).closest('[data-close]')) return
    visit.set(FLAG, '1')
    place.textContent = ''
  })
})
