import { PICTURE_SIZES } from '../../../rules/pictures/picture.ts'
import type { Picture } from '../../kit/picture-field.ts'
import style from './pictures.module.css'

const HEIGHT = 114

export function Thumbnail({ picture: { imageKey, width, height }, alt }: { picture: Picture; alt: string }) {
  const size = PICTURE_SIZES[width > height ? 'landscapeSmall' : 'portraitSmall']
  return (
    <img
      className={style.picture}
      src={`/img/${imageKey}_${size.width}x${size.height}.webp`}
      width={Math.round((HEIGHT * size.width) / size.height)}
      height={HEIGHT}
      alt={alt}
      loading="lazy"
    />
  )
}
