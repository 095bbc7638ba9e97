import type { ReactNode } from 'react'
import promo from '../../features/ads/promo.module.css'
import { AppIcon } from '../../kit/app-icon.tsx'
import { marked } from '../../kit/marks.ts'
import { Picture } from '../../kit/picture.tsx'
import { words } from '../../words/words.ts'
import style from './features.module.css'
import type { Feature } from './model.ts'

const w = words.home

interface FeaturesProps {
  slides: Feature[]
  beside: Feature[]
}

/** Slides that only move when the visitor moves them; on a phone they are all there is, and no ad comes before the categories. */
export function Features({ slides, beside }: FeaturesProps) {
  return (
    <div className={style.features} {...marked({ module: 'home-features' })}>
      <ul className={style.slides} aria-label={w.features}>
        {slides.map((feature, i) => (
          <li key={feature.id} id={`slide-${i + 1}`} {...markOf(feature, i)}>
            <a className={style.slide} href={feature.url}>
              <Picture
                shown={feature.imageKey}
                size="banner"
                width={736}
                height={414}
                alt=""
                fetchPriority={i === 0 ? 'high' : undefined}
                loading={i === 0 ? undefined : 'lazy'}
              />
              <Words feature={feature}>
                {feature.iconKey && (
                  <span className={style.icon}>
                    <AppIcon iconKey={feature.iconKey} side={48} fetch={100} alt="" />
                  </span>
                )}
                <span className={style.look}>{w.look}</span>
              </Words>
            </a>
            {slides.length > 1 && <Dots count={slides.length} shown={i} />}
          </li>
        ))}
      </ul>
      {beside.length > 0 && (
        <ul className={style.beside} aria-label={w.beside}>
          {beside.map((feature, i) => (
            <li key={feature.id} {...markOf(feature, slides.length + i)}>
              <a href={feature.url} rel={feature.ad ? 'nofollow noopener sponsored' : undefined}>
                <Picture shown={feature.imageKey} size="landscape" width={352} height={198} alt="" />
                {feature.ad && <span className={promo.label}>{words.promo.label}</span>}
                <Words feature={feature} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Words({ feature, children }: { feature: Feature; children?: ReactNode }) {
  const lang = feature.lang ?? undefined
  return (
    <span className={style.words}>
      {feature.kicker && <small lang={lang}>{feature.kicker}</small>}
      <b dir="auto" lang={lang}>
        {feature.title}
      </b>
      <span dir="auto" lang={lang}>
        {feature.body}
      </span>
      {children}
    </span>
  )
}

const markOf = (feature: Feature, position: number) =>
  marked({ card: `feature-${feature.id}`, cardType: feature.ad ? 'ad' : 'feature', position })

/** Each slide has them, so that they are right without a script. */
function Dots({ count, shown }: { count: number; shown: number }) {
  return (
    <span className={style.dots}>
      {Array.from({ length: count }, (_, i) => i + 1).map(n => (
        <a key={n} href={`#slide-${n}`} aria-current={n === shown + 1 ? 'true' : undefined}>
          <span className="sr">{w.slide(n)}</span>
        </a>
      ))}
    </span>
  )
}
