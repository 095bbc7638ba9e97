import style from './icon.module.css'
import type { IconName } from './icons.ts'

/** One file with all icons, named by its content (vite.config.ts). */
declare const ICON_SPRITE: string

const SIZES = { 16: style.small, 20: style.icon, 24: style.large }

interface IconProps {
  name: IconName
  size?: 16 | 20 | 24
  className?: string | undefined
}

/** Always beside words that say the same, so readers skip it. */
export function Icon({ name, size = 20, className }: IconProps) {
  const classes = [SIZES[size], className].filter(Boolean)
  return (
    <svg className={classes.join(' ')} aria-hidden="true">
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  )
}
