import { inEveryLanguage } from '../addresses/in-every-language.ts'
import { JsonData } from '../islands/json-data.tsx'
import type { AbsoluteUrl, Thing } from '../structured/thing.ts'
import { storeName } from '../words/store-name.ts'
import { locale } from '../words/words.ts'

export interface ForEnginesProps {
  title: string
  /** Where the page is at home; undefined: search engines keep it out of their results. */
  canonical?: string | undefined
  /** The path of the picture for the page where it is shared. */
  picture?: string | undefined
  /** What the page is about. */
  things?: ((absoluteUrl: AbsoluteUrl) => Thing[]) | undefined
}

/** With the country that it is spoken in most, where it names none: en_US. */
const { language, region } = new Intl.Locale(locale).maximize()
const openGraphLocale = `${language}_${region}`

/** Metadata of a page for search engines and link previews. */
export function ForEngines({ title, canonical, picture, things }: ForEnginesProps) {
  if (!canonical) return <meta name="robots" content="noindex" />
  const { pathname, search } = new URL(canonical)
  const absoluteUrl: AbsoluteUrl = path => new URL(path, canonical).href
  return (
    <>
      <link rel="canonical" href={canonical} />
      {inEveryLanguage(pathname + search).map(({ locale, path }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={absoluteUrl(path)} />
      ))}
      <meta name="applicable-device" content="pc,mobile" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={storeName()} />
      <meta property="og:locale" content={openGraphLocale} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={canonical} />
      {picture && <meta property="og:image" content={absoluteUrl(picture)} />}
      {picture && <meta property="og:image:width" content="1200" />}
      {picture && <meta property="og:image:height" content="630" />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {things?.(absoluteUrl).map((thing, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else, and never change.
        <JsonData key={i} type="application/ld+json" data={thing} />
      ))}
    </>
  )
}
