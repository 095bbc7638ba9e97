import { developerPath } from '../../addresses/addresses.ts'
import { pictureAddress } from '../../kit/image-base.ts'
import { type AbsoluteUrl, type AppThing, CONTEXT } from '../../structured/thing.ts'
import { words } from '../../words/words.ts'
import type { DetailModel } from './model.ts'

const SHOTS = 4

/** By the short name of the widest category; the words that search engines know. */
const kinds: Record<string, string> = {
  office: 'BusinessApplication',
  learning: 'EducationalApplication',
  media: 'MultimediaApplication',
  life: 'LifestyleApplication',
  wellness: 'HealthApplication',
  tools: 'UtilitiesApplication',
}

export function appThing(absoluteUrl: AbsoluteUrl, model: DetailModel): AppThing {
  const { app, developer, rating, download } = model
  const game = app.resourceType === 1
  return {
    '@context': CONTEXT,
    '@type': game ? ['VideoGame', 'MobileApplication'] : 'MobileApplication',
    name: app.name,
    url: model.canonical,
    image: absoluteUrl(pictureAddress(model.iconKey, 260)),
    description: model.summary || app.name,
    operatingSystem: model.minAndroid ? words.info.android(model.minAndroid) : 'Android',
    applicationCategory: game
      ? 'GameApplication'
      : (kinds[model.widestCategory ?? ''] ?? 'UtilitiesApplication'),
    ...(model.age ? { contentRating: model.age } : {}),
    ...(model.category ? { applicationSubCategory: model.category.name } : {}),
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'CNY' },
    ...(app.versionName ? { softwareVersion: app.versionName } : {}),
    ...(download ? { fileSize: download.size } : {}),
    ...(model.times ? { datePublished: model.times.published, dateModified: model.times.revised } : {}),
    ...(developer
      ? {
          author: {
            '@type': 'Organization' as const,
            name: developer.name,
            url: absoluteUrl(developerPath(developer.developerId)),
          },
        }
      : {}),
    ...(model.screenshots.length > 0
      ? {
          screenshot: model.screenshots
            .slice(0, SHOTS)
            .map(({ key, orientation }) => absoluteUrl(pictureAddress(key, orientation))),
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
