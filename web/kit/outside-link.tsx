import { linkHost } from '../../rules/links/link-host.ts'
import { words } from '../words/words.ts'
import { Icon } from './icon.tsx'
import style from './outside-link.module.css'

interface OutsideLinkProps {
  href: string
  className?: string | undefined
  /** The text for screen readers, where it says more than what is shown. */
  label?: string
  children: string
}

/** A link to an untrusted site: where it leaves the store it says where to, to eyes and to ears. */
export function OutsideLink({ href, className, label, children }: OutsideLinkProps) {
  const host = linkHost(href)
  return (
    <a
      className={className}
      href={href}
      rel="nofollow noopener"
      {...(host
        ? { title: words.outside.to(host), 'aria-label': words.outside.label(label ?? children, host) }
        : {})}
    >
      {children}
      {host && <Icon name="external-link" size={16} className={style.icon} />}
    </a>
  )
}
