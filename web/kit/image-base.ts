import { THIS_SITE } from '../../rules/pictures/webp.ts'

/** Where pictures are served; an operator with an image host of their own changes it here, and names the host below. */
export const imageBase = '/img/'

/** Whose pictures have a WebP twin. */
export const imageHosts: readonly string[] = [THIS_SITE]
