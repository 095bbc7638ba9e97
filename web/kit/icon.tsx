import style from './icon.module.css'
import type { IconName } from './icons.ts'
import { noteIcon } from './used-icons.ts'

interface IconProps {
  name: IconName
  size?: 16 | 20 | 24
  className?: string | undefined
}

/** Always beside words that say the same, so readers skip it. */
export function Icon({ name, size = 20, className }: IconProps) {
  noteIcon(name)
  return (
    <svg
      className={className ? `${style.icon} ${className}` : style.icon}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`#i-${name}`} />
    </svg>
  )
}
