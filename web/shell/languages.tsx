import { useContext } from 'react'
import { inEveryLanguage } from '../addresses/in-every-language.ts'
import { locale, words } from '../words/words.ts'
import style from './footer.module.css'
import { languageOffers } from './language-offers.ts'
import { Site } from './site.ts'

/** This page in each language. */
export function LanguageLinks() {
  const { path } = useContext(Site)
  return (
    <ul className={style.languages} aria-label={words.languages.label}>
      {inEveryLanguage(path).map(({ locale: other, path }) => (
        <li key={other}>
          <a
            className={style.link}
            href={path}
            hrefLang={other}
            lang={other}
            aria-current={other === locale ? 'true' : undefined}
          >
            {languageOffers[other].name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Shown to readers of the other language, if the browser says so before the first paint (boot/early.ts). */
export function LanguageOffer() {
  const { path } = useContext(Site)
  return inEveryLanguage(path)
    .filter(({ locale: other }) => other !== locale)
    .map(({ locale: other, path }) => (
      <nav key={other} className="offer" lang={other} aria-label={languageOffers[other].name}>
        <a href={path} hrefLang={other}>
          {languageOffers[other].offer}
        </a>
      </nav>
    ))
}
