import type { HTMLAttributes } from 'react'

/** mip has elements of its own, where a page may not use the browser's. */
interface MipImage extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  class?: string
  layout?: 'fixed'
  src: string
  width: number
  height: number
  alt: string
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'mip-img': MipImage
    }
  }
}
