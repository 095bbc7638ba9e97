import type { IndexApp, RepositoryFile, RepositoryPicture } from '../../../contract/import/index.schema.ts'
import { LOCALES } from '../../../rules/text/locales.ts'
import { byOurLocale } from './our-locale.ts'

/** Pictures of an app as the index has them: those that pages can show. */
export interface Pictures {
  icon: RepositoryFile | null
  /** In the order in which they are shown, each for pages in its language. */
  shots: (RepositoryFile & { locale: string })[]
  /** How many the index has without size or hash: they can't be verified. */
  unsummed: number
}

/** Of one language. */
const MAX_SHOTS = 8

export function picturesOf({ icon, screenshots }: IndexApp['metadata']): Pictures {
  const icons = byOurLocale(icon)
  const [first] = [...localesFor(icons), ...icons.keys()]
  const byLocale = byOurLocale(screenshots.phone ?? {})
  const shown = localesFor(byLocale).map(locale => ({ locale, all: onlySome(byLocale.get(locale) ?? []) }))
  const given = [icons.get(first ?? ''), ...shown.flatMap(({ all }) => all)].filter(one => one !== undefined)
  return {
    icon: summed(icons.get(first ?? '')) ?? null,
    shots: shown.flatMap(({ locale, all }) =>
      all.flatMap(picture => {
        const file = summed(picture)
        return file ? [{ ...file, locale }] : []
      }),
    ),
    unsummed: given.filter(picture => !summed(picture)).length,
  }
}

/** Languages of pictures that some page shows before all others: English ones first, as most repositories have those for all. */
function localesFor(said: Map<string, unknown>): string[] {
  const there = [...said.keys()].sort()
  const wanted = LOCALES.toReversed().flatMap(locale => {
    const [language = ''] = locale.split('-')
    return there.find(one => one === locale) ?? there.find(one => one.split('-')[0] === language) ?? []
  })
  return wanted.length > 0 ? wanted : there.slice(0, 1)
}

/** Each once. */
const onlySome = (pictures: RepositoryPicture[]) =>
  pictures
    .filter(({ sha256 }, i) => !sha256 || pictures.findIndex(other => other.sha256 === sha256) === i)
    .slice(0, MAX_SHOTS)

const summed = (picture: RepositoryPicture | undefined): RepositoryFile | undefined =>
  picture?.sha256 && picture.size
    ? { name: picture.name, sha256: picture.sha256, size: picture.size }
    : undefined
