import { useContext } from 'react'
import { tourPath } from '../addresses/addresses.ts'
import { words } from '../words/words.ts'
import style from './footer.module.css'
import { Site } from './site.ts'

/** Where a filing number can be looked up, as the law wants it linked. */
const FILING_OFFICE = 'https://beian.miit.gov.cn/'

export function Footer() {
  const { asksConsent, filing, demo } = useContext(Site)
  return (
    <footer className={style.footer} data-late="">
      <div className={style.inside}>
        <FooterWords filing={filing} />
        {demo && <a href={tourPath}>{words.tour.link}</a>}
        {asksConsent && (
          <button type="button" className={`${style.privacy} needs-script`} data-by="consent" data-replay="">
            {words.consent.change}
          </button>
        )}
      </div>
    </footer>
  )
}

/** What stands at the foot of every page, with or without a script. */
export function FooterWords({ filing }: { filing: string | undefined }) {
  return (
    <>
      <p>{words.footer.about}</p>
      <p>{words.footer.copyright}</p>
      {filing && (
        <a href={FILING_OFFICE} rel="nofollow noopener">
          {filing}
        </a>
      )}
    </>
  )
}
