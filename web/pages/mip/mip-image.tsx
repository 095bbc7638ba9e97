interface MipImageProps {
  src: string
  width: number
  height: number
  alt: string
  className?: string
}

/** mip's runtime fetches it when it comes near the screen; without scripts the browser does. */
export function MipImage({ className, ...picture }: MipImageProps) {
  return (
    <mip-img layout="fixed" {...picture} {...(className ? { class: className } : {})}>
      <noscript>
        <img {...picture} alt={picture.alt} loading="lazy" />
      </noscript>
    </mip-img>
  )
}
