import type { PictureKind } from '../../rules/pictures/kinds.ts'

/** SQL for a picture as pages know it (rules/pictures/shown-picture.ts). `key` and `kind` are SQL too. */
export const shownPicture = (key: string, kind: string) =>
  `${key} || coalesce((select '~' || coalesce(color, '') || '~' || forms from pictures made where made.key = ${key} and made.kind = ${kind}), '')`

const shownAs = (kind: PictureKind) => (key: string) => shownPicture(key, `'${kind}'`)
export const shownIcon = shownAs('icon')
export const shownBanner = shownAs('banner')
