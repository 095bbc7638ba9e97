import { hasFlag, setFlag } from '../../browser/visit-flag.ts'
import { enhancer } from '../../islands/enhancer.tsx'

const FLAG = 'brand-banner-closed'

/** A visitor who closed it sees none until the end of the visit. */
export default enhancer('brand-banner', place => {
  if (hasFlag(FLAG)) place.textContent = ''
  place.addEventListener('click', event => {
    if (!(event.target as Element).closest('[data-close]')) return
    setFlag(FLAG)
    place.textContent = ''
  })
})
