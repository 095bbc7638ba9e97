import { useContext } from 'react'
import {
  aboutPath,
  clientPath,
  feedPath,
  helpPath,
  minePath,
  privacyPath,
  reportPath,
  termsPath,
  tourPath,
} from '../addresses/addresses.ts'
import { ThemeChoice } from '../features/theme/theme-choice.tsx'
import { storeName } from '../words/store-name.ts'
import { words } from '../words/words.ts'
import { Filings } from './filings.tsx'
import style from './footer.module.css'
import { LanguageLinks } from './languages.tsx'
import { Site } from './site.ts'

const w = words.footer

type Group = [heading: string, links: [text: string, href: string][]]

const groups = (): Group[] => [
  [
    storeName(),
    [
      [w.about, aboutPath],
      [w.client, clientPath],
      [w.help, helpPath],
      [w.mine, minePath],
      [w.feed, feedPath],
    ],
  ],
  [
    w.safety,
    [
      [w.check, `${helpPath}#check`],
      [w.report, reportPath({ kind: 'other' })],
      [w.contact, `${aboutPath}#contact`],
    ],
  ],
  [
    w.rules,
    [
      [w.privacy, privacyPath],
      [w.terms, termsPath],
      [w.accessibility, `${helpPath}#accessibility`],
    ],
  ],
]

export function Footer() {
  const { asksConsent, brand, demo } = useContext(Site)
  return (
    <footer className={style.footer} data-late="">
      <div className={style.inside}>
        <div className={style.brand}>
          <p className={style.name}>
            <img src={brand.markPath} width="32" height="32" alt="" loading="lazy" />
            <b>{storeName()}</b>
          </p>
          <Lead lines={brand.footer} />
          {demo && <p>{w.demo}</p>}
          {demo && (
            <a className={style.tour} href={tourPath}>
              {words.tour.link}
            </a>
          )}
        </div>
        <nav className={style.groups} aria-label={w.label}>
          {groups().map(([heading, links]) => (
            <div key={heading}>
              <h2>{heading}</h2>
              <ul>
                {links.map(([text, href]) => (
                  <li key={href}>
                    <a className={style.link} href={href}>
                      {text}
                    </a>
                  </li>
                ))}
                {heading === w.rules && asksConsent && (
                  <li>
                    <button
                      type="button"
                      className={`${style.link} needs-script`}
                      data-by="consent"
                      data-replay=""
                    >
                      {words.consent.change}
                    </button>
                  </li>
                )}
              </ul>
            </div>
          ))}
        </nav>
        <div className={style.look}>
          <h2 className="needs-script">{words.theme.label}</h2>
          <ThemeChoice />
          <LanguageLinks />
        </div>
        <p className={style.end}>
          <span>{w.copyright}</span>
          <Filings numbers={brand.filings} />
        </p>
      </div>
    </footer>
  )
}

/** The foot of a page that is read elsewhere. */
export function FooterWords() {
  const { brand, demo } = useContext(Site)
  return (
    <>
      <Lead lines={brand.footer} />
      {demo && <p>{w.demo}</p>}
      <p>{w.copyright}</p>
      <Filings numbers={brand.filings} />
    </>
  )
}

function Lead({ lines }: { lines: string[] }) {
  return (lines.length > 0 ? lines : [w.lead]).map(line => <p key={line}>{line}</p>)
}
