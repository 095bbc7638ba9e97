import { pictureUrl } from '../../../rules/picture.ts'
import promo from '../../features/ads/promo.module.css'
import { AppIcon } from '../../kit/app-icon.tsx'
import { imageBase } from '../../kit/image-base.ts'
import { marked } from '../../kit/marks.ts'
import { Picture } from '../../kit/picture.tsx'
import { words } from '../../words/words.ts'
import style from './features.module.css'
import type { Feature } from './model.ts'

/** The first is the large one; on a narrow screen they stand in a row that scrolls. */
export function Features({ features }: { features: Feature[] }) {
  return (
    <ul className={style.features} aria-label={words.home.features} {...marked({ module: 'home-features' })}>
      {features.map((feature, i) => (
        <li
          key={feature.id}
          {...marked({ card: `feature-${feature.id}`, cardType: feature.ad ? 'ad' : 'feature', position: i })}
        >
          <a href={feature.url} rel={feature.ad ? 'nofollow noopener sponsored' : undefined}>
            <Picture
              src={pictureUrl(imageBase, feature.imageKey, i === 0 ? 'banner' : 'landscape')}
              width={i === 0 ? 736 : 352}
              height={i === 0 ? 414 : 198}
              alt=""
              fetchPriority={i === 0 ? 'high' : undefined}
            />
            {feature.ad && <span className={promo.label}>{words.promo.label}</span>}
            <span className={style.words}>
              {i === 0 && feature.iconKey && (
                <span className={style.icon}>
                  <AppIcon iconKey={feature.iconKey} side={72} fetch={195} alt="" />
                </span>
              )}
              <span>
                {feature.kicker && <small>{feature.kicker}</small>}
                <b dir="auto">{feature.title}</b>
                <span dir="auto">{feature.body}</span>
              </span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
