import { PICTURE_SIZES } from '../../../rules/pictures/picture.ts'
import { DEFAULT_SOURCE, newUrlPath } from '../../../rules/tracking/download-source.ts'
import { developerPath, listPath } from '../../addresses/addresses.ts'
import { pictureUrl } from '../../kit/image-base.ts'
import type { AbsoluteUrl } from '../../structured/thing.ts'
import { words } from '../../words/words.ts'
import type { DetailModel } from '../detail/model.ts'
import { MipImage } from './mip-image.tsx'

const w = words.detail
const SHOT_HEIGHT = 240

export interface MipProps {
  model: DetailModel
  absoluteUrl: AbsoluteUrl
}

/** What it is, what a visitor compares apps by, and the way to get it. */
export function MipHero({ model, absoluteUrl }: MipProps) {
  const { app, developer, category, rating, download } = model
  return (
    <>
      <div className="hero">
        <MipImage
          className="icon"
          src={absoluteUrl(pictureUrl(model.iconKey, 195))}
          width={72}
          height={72}
          alt={w.icon(app.name)}
        />
        <div>
          <h1 dir="auto" lang={model.lang ?? undefined}>
            {app.name}
          </h1>
          <p>
            {developer ? (
              <a href={absoluteUrl(developerPath(developer.developerId))}>{developer.name}</a>
            ) : (
              w.noDeveloper
            )}
          </p>
          {category && (
            <p>
              <a href={absoluteUrl(listPath({ categoryId: category.id }))} lang={category.lang ?? undefined}>
                {category.name}
              </a>
            </p>
          )}
        </div>
      </div>
      <dl className="facts">
        <Fact label={rating ? w.ratings(rating.count) : w.noRating} value={rating?.score ?? '–'} />
        <Fact label={w.downloads(model.downloads)} value={model.downloads} />
        {download && <Fact label={w.size} value={download.size} />}
        {app.versionName && <Fact label={w.version} value={app.versionName} />}
        {model.updated && <Fact label={w.updated} value={model.updated} />}
        {model.coming && <Fact label={w.expected} value={model.coming} />}
      </dl>
      {download ? (
        <a className="get" href={absoluteUrl(newUrlPath(app.appId, DEFAULT_SOURCE))} rel="nofollow">
          {words.detailScript.download(download.size)}
        </a>
      ) : (
        <p className="get none">{model.coming ? w.coming(model.coming) : w.unavailable}</p>
      )}
      {model.screenshots.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is wider than the screen, and must scroll by keyboard too.
        <ul className="shots" aria-label={words.shotsLabel} tabIndex={0}>
          {model.screenshots.map(({ key, orientation, caption }, i) => (
            <li key={key}>
              <MipImage
                src={absoluteUrl(pictureUrl(key, orientation))}
                width={shotWidth(orientation)}
                height={SHOT_HEIGHT}
                alt={caption || words.shots.one(i + 1, model.screenshots.length)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function shotWidth(orientation: 'portrait' | 'landscape'): number {
  const { width, height } = PICTURE_SIZES[orientation]
  return Math.round((SHOT_HEIGHT * width) / height)
}

export function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
