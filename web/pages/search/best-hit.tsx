import type { ReactNode } from 'react'
import { PICTURE_SIZES } from '../../../rules/pictures/picture.ts'
import { appPath } from '../../addresses/addresses.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import button from '../../kit/button.module.css'
import { Icon } from '../../kit/icon.tsx'
import { appCard, marked } from '../../kit/marks.ts'
import { Picture } from '../../kit/picture.tsx'
import { StarMark } from '../../kit/stars.tsx'
import { words } from '../../words/words.ts'
import style from './best-hit.module.css'
import type { SearchModel } from './model.ts'

interface BestHitProps extends NonNullable<SearchModel['best']> {
  text: (text: string) => ReactNode
  position: number
}

const EAGER = 3

/** What was meant, most likely: enough of it to know it again, and the one button of the page. */
export function BestHit({ app, screenshots, text, position }: BestHitProps) {
  const href = appPath(app.appId)
  return (
    <ul className={style.best} {...marked({ module: 'search-best' })}>
      <li {...appCard(app, position)}>
        <div className={style.head}>
          <a className={style.app} href={href}>
            <AppIcon iconKey={app.iconKey} side={80} fetch={195} alt="" eager />
            <span>
              <b dir="auto" lang={app.lang ?? undefined}>
                {text(app.name)}
              </b>
              <small dir="auto" lang={app.summaryLang ?? undefined}>
                {text(app.summary)}
              </small>
              <small className={style.facts}>
                {app.score && (
                  <span>
                    <StarMark /> {app.score}
                  </span>
                )}
                <span>
                  {app.downloads} {words.detail.downloads(app.downloads)}
                </span>
                {app.developer && <span dir="auto">{app.developer}</span>}
              </small>
            </span>
          </a>
          {app.size && (
            <a className={`${button.button} ${button.primary}`} href={`${href}?action=dl`} rel="nofollow">
              <Icon name="download" />
              {words.detailScript.download(app.size)}
            </a>
          )}
        </div>
        {screenshots.length > 0 && (
          <a className={style.shots} href={href} aria-label={words.search.shots(app.name)}>
            {screenshots.map(({ key, orientation }, i) => (
              <Picture
                key={key}
                shown={key}
                size={`${orientation}Small`}
                {...PICTURE_SIZES[`${orientation}Small`]}
                alt=""
                // The first ones stand on the first screen, and are the largest of it.
                loading={i < EAGER ? undefined : 'lazy'}
              />
            ))}
          </a>
        )}
      </li>
    </ul>
  )
}
