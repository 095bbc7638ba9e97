import type { Link } from '../../contract/static-page.ts'

/** An address as people read it. */
export const contactLink = (href: string): Link => ({ text: href.replace(/^mailto:|^https:\/\//, ''), href })
