import type { MobileApplicationLeaf, VideoGameLeaf, WithContext } from 'schema-dts'
import { iconUrl } from '../../rules/icon.ts'
import { pictureUrl } from '../../rules/picture.ts'
import { imageBase } from '../components/image-base.ts'
import { developerPath } from '../pages/addresses.ts'
import type { DetailModel } from '../pages/detail/model.ts'
import { words } from '../words/words.ts'
import { CONTEXT, type Whole } from './thing.ts'

const SHOTS = 4

/** A game is both, because search engines show nothing of what is a VideoGame alone. */
export type AppThing = Omit<WithContext<MobileApplicationLeaf>, '@type'> & {
  '@type': MobileApplicationLeaf['@type'] | [VideoGameLeaf['@type'], MobileApplicationLeaf['@type']]
}

/** By the short name of the widest category; the words that search engines know. */
const kinds: Record<string, string> = {
  office: 'BusinessApplication',
  learning: 'EducationalApplication',
  media: 'MultimediaApplication',
  life: 'LifestyleApplication',
  wellness: 'HealthApplication',
  tools: 'UtilitiesApplication',
}

export function appThing(whole: Whole, model: DetailModel): AppThing {
  const { app, developer, rating, download } = model
  const game = app.resourceType === 1
  return {
    '@context': CONTEXT,
    '@type': game ? ['VideoGame', 'MobileApplication'] : 'MobileApplication',
    name: app.name,
    url: model.canonical,
    image: whole(iconUrl(imageBase, model.iconKey, 260)),
    description: model.summary || app.name,
    operatingSystem: model.minAndroid ? words.info.android(model.minAndroid) : 'Android',
    applicationCategory: game
      ? 'GameApplication'
      : (kinds[model.widestCategory ?? ''] ?? 'UtilitiesApplication'),
    ...(model.category ? { applicationSubCategory: model.category.name } : {}),
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' },
    ...(app.versionName ? { softwareVersion: app.versionName } : {}),
    ...(download ? { fileSize: download.size } : {}),
    ...(model.times ? { datePublished: model.times.published, dateModified: model.times.revised } : {}),
    ...(model.whatsNew.length > 0 ? { releaseNotes: model.whatsNew.join('\n') } : {}),
    ...(developer
      ? {
          author: {
            '@type': 'Organization' as const,
            name: developer.name,
            url: whole(developerPath(developer.developerId)),
          },
        }
      : {}),
    ...(model.screenshots.length > 0
      ? {
          screenshot: model.screenshots
            .slice(0, SHOTS)
            .map(({ key, orientation }) => whole(pictureUrl(imageBase, key, orientation))),
        }
      : {}),
    // Only what visitors really gave: a page without ratings claims none.
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating' as const,
            ratingValue: rating.score,
            ratingCount: rating.given,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  }
}
