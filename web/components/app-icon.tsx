import { iconUrl } from '../../rules/icon.ts'
import style from './app-icon.module.css'
import { imageBase } from './image-base.ts'

interface AppIconProps {
  iconKey: string
  /** Side on the page, in CSS pixels. */
  side: number
  /** Which allowed size to fetch: about twice the side, for today's screens. */
  fetch: number
  alt: string
  eager?: boolean
}

export function AppIcon({ iconKey, side, fetch, alt, eager }: AppIconProps) {
  return (
    <picture>
      <source type="image/webp" srcSet={iconUrl(imageBase, iconKey, fetch, 'webp')} />
      <img
        className={style.icon}
        src={iconUrl(imageBase, iconKey, fetch, 'png')}
        width={side}
        height={side}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
      />
    </picture>
  )
}
