import { iconUrl as iconUrlAt } from '../../rules/pictures/icon.ts'
import { type PictureSize, pictureUrl as pictureUrlAt } from '../../rules/pictures/picture.ts'
import { THIS_SITE } from '../../rules/pictures/webp.ts'

/** Where pictures are served; an operator with an image host of their own changes it here, and names the host below. */
const imageBase = '/img/'

/** Whose pictures have a WebP twin. */
export const imageHosts: readonly string[] = [THIS_SITE]

export const iconUrl = (key: string, size: number) => iconUrlAt(imageBase, key, size)
export const pictureUrl = (key: string, size: PictureSize) => pictureUrlAt(imageBase, key, size)
