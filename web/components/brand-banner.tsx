import { pictureUrl } from '../../rules/picture.ts'
import brandBanner from '../enhancers/brand-banner.enhancer.ts'
import promo from '../islands/promo.module.css'
import type { Banner } from '../pages/detail/model.ts'
import { Enhanced } from '../shell/enhancer.tsx'
import { words } from '../words/words.ts'
import style from './brand-banner.module.css'
import button from './button.module.css'
import { Icon } from './icon.tsx'
import { imageBase } from './image-base.ts'
import { Picture } from './picture.tsx'

const ours = /^\/(?!\/)/

/** One link, and a way to be rid of it. */
export function BrandBanner({ banner: { title, body, imageKey, url } }: { banner: Banner }) {
  return (
    <Enhanced by={brandBanner} on="visible">
      <div className={style.banner} data-module="brand-banner" data-card={imageKey} data-card-type="banner">
        <a className={style.link} href={url} rel={ours.test(url) ? undefined : 'nofollow noopener sponsored'}>
          <span className={style.picture}>
            <Picture
              src={pictureUrl(imageBase, imageKey, 'banner')}
              width={352}
              height={198}
              alt=""
              loading="lazy"
            />
            <span className={promo.label}>{words.promo.label}</span>
          </span>
          <span className={style.words}>
            <span>
              <b>{title}</b>
              <small>{body}</small>
            </span>
            <span className={`${button.button} ${button.small} ${style.learn}`}>{words.promo.learn}</span>
          </span>
        </a>
        <button
          type="button"
          className={`${promo.close} needs-script`}
          aria-label={words.promo.close}
          data-close=""
          data-replay=""
        >
          <Icon name="x" size={16} />
        </button>
      </div>
    </Enhanced>
  )
}
