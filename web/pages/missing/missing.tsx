import { SearchForm } from '../../features/search-box/search-form.tsx'
import { AppList } from '../../kit/app-list.tsx'
import button from '../../kit/button.module.css'
import { Document } from '../../shell/document.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import style from './missing.module.css'
import type { MissingModel } from './model.ts'

export function Missing({ assets, pageType, model }: ViewProps<MissingModel>) {
  return (
    <Document
      assets={assets}
      page={{ pageType, title: model.heading }}
      title={model.title}
      description={model.body}
    >
      <Header />
      <main id="content" className={style.missing}>
        <h1>{model.heading}</h1>
        <p>{model.body}</p>
        <SearchForm className={style.search} />
        <a className={`${button.button} ${button.primary}`} href={model.way?.url ?? '/'}>
          {model.way?.label ?? words.missing.back}
        </a>
        {model.related.length > 0 && (
          <section className={style.related}>
            <h2>{words.detail.sections.related}</h2>
            <AppList apps={model.related} look="compact" module="related" />
          </section>
        )}
      </main>
      <Footer />
    </Document>
  )
}
