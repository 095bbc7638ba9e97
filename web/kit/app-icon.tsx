import style from './app-icon.module.css'
import { Picture } from './picture.tsx'

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
    <Picture
      className={style.icon}
      shown={iconKey}
      size={fetch}
      width={side}
      height={side}
      alt={alt}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
    />
  )
}
