import { Document, type DocumentProps } from './document.tsx'
import { Footer } from './footer.tsx'
import { Header, type HeaderProps } from './header.tsx'

export interface PageProps extends DocumentProps {
  header?: HeaderProps
  /** Of its main part. */
  className?: string | undefined
}

/** A page between the site's header and footer. */
export function Page({ header, className, children, ...document }: PageProps) {
  return (
    <Document {...document}>
      <Header {...header} />
      <main id="content" className={className}>
        {children}
      </main>
      <Footer />
    </Document>
  )
}
