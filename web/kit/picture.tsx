import type { ImgHTMLAttributes } from 'react'
import { webpUrl } from '../../rules/pictures/webp.ts'
import { imageHosts } from './image-base.ts'

type PictureProps = ImgHTMLAttributes<HTMLImageElement> & { src: string; alt: string }

/** A picture in the form that every browser shows, and as WebP for those that can. */
export function Picture(img: PictureProps) {
  const webp = webpUrl(img.src, imageHosts)
  return (
    <picture>
      {webp !== img.src && <source type="image/webp" srcSet={webp} />}
      <img {...img} alt={img.alt} />
    </picture>
  )
}
