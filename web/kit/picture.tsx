import type { ImgHTMLAttributes } from 'react'
import { readShown } from '../../rules/pictures/shown-picture.ts'
import { pictureAddress, pictureUrl, type ShownSize } from './image-base.ts'

type PictureProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> & {
  /** What the page knows of the picture (rules/pictures/shown-picture.ts). */
  shown: string
  size: ShownSize
  alt: string
}

/**
 * A picture in the form that every browser shows, as WebP for those that can, and as AVIF where that exists. Its color is in its place
 * until it has come.
 */
export function Picture({ shown, size, className, ...img }: PictureProps) {
  const { isReady, hasAvif, color } = readShown(shown)
  const source = (format: 'avif' | 'webp') => (
    <source type={`image/${format}`} srcSet={pictureAddress(shown, size, format)} />
  )
  const classes = [className, color && tint(color)].filter(Boolean).join(' ')
  return (
    <picture>
      {hasAvif && source('avif')}
      {isReady && source('webp')}
      <img {...img} className={classes || undefined} src={pictureUrl(shown, size)} alt={img.alt} />
    </picture>
  )
}

/** The nearest of 27 colors (web/styles/tints.css): the pages' policy allows no style on an element. */
const tint = (color: string) =>
  `tint-${[0, 2, 4].map(at => Math.round(Number.parseInt(color.slice(at, at + 2), 16) / 127.5)).join('')}`
