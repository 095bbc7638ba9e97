import { useEffect, useState } from 'react'
import { pictureUrl } from '../../rules/picture.ts'
import { hasFlag, setFlag } from '../browser/visit-flag.ts'
import button from '../components/button.module.css'
import { Icon } from '../components/icon.tsx'
import { imageBase } from '../components/image-base.ts'
import { Picture } from '../components/picture.tsx'
import type { Banner } from '../pages/detail/model.ts'
import { island } from '../shell/island.tsx'
import { words } from '../words/words.ts'
import style from './brand-banner.module.css'
import promo from './promo.module.css'

const FLAG = 'brand-banner-closed'
const ours = /^\/(?!\/)/

/** One link; a visitor who closed it sees none until the end of the visit. */
function BrandBanner({ banner: { title, body, imageKey, url } }: { banner: Banner }) {
  const [closed, setClosed] = useState(false)
  useEffect(() => setClosed(hasFlag(FLAG)), [])

  if (closed) return null
  return (
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
        data-replay=""
        onClick={() => {
          setFlag(FLAG)
          setClosed(true)
        }}
      >
        <Icon name="x" size={16} />
      </button>
    </div>
  )
}

export default island('brand-banner', BrandBanner)
