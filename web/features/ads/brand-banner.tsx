import { Enhanced } from '../../islands/enhanced.tsx'
import button from '../../kit/button.module.css'
import { Icon } from '../../kit/icon.tsx'
import { Picture } from '../../kit/picture.tsx'
import { words } from '../../words/words.ts'
import brandBanner from './brand-banner.enhancer.ts'
import style from './brand-banner.module.css'
import type { Banner } from './model.ts'
import promo from './promo.module.css'

const ours = /^\/(?!\/)/

/** One link, and a way to be rid of it. */
export function BrandBanner({ banner: { title, body, lang, imageKey, url } }: { banner: Banner }) {
  return (
    <Enhanced by={brandBanner} on="visible">
      <div className={style.banner} data-module="brand-banner" data-card={imageKey} data-card-type="banner">
        <a className={style.link} href={url} rel={ours.test(url) ? undefined : 'nofollow noopener sponsored'}>
          <span className={style.picture}>
            <Picture shown={imageKey} size="banner" width={352} height={198} alt="" loading="lazy" />
            <span className={promo.label}>{words.promo.label}</span>
          </span>
          <span className={style.words}>
            <span lang={lang ?? undefined}>
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
