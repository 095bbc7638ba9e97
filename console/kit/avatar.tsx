import style from './avatar.module.css'
import { classes } from './classes.ts'
import { initials } from './initials.ts'

/** A person's initials, beside the name. */
export const Avatar = ({ name, isLarge = false }: { name: string; isLarge?: boolean }) => (
  <span className={classes(style.avatar, isLarge && style.large)} aria-hidden="true">
    {initials(name)}
  </span>
)
