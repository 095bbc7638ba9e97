import { type GoneKind, UNINSTALL_KINDS } from '../../../contract/gone.ts'
import { goneText } from '../../../ui/words/gone-text.ts'
import { homePath, reportPath } from '../../addresses/addresses.ts'
import { type AppItem, AppList } from '../../kit/app-list.tsx'
import button from '../../kit/button.module.css'
import { Icon } from '../../kit/icon.tsx'
import { Document } from '../../shell/document.tsx'
import { Footer } from '../../shell/footer.tsx'
import { Header } from '../../shell/header.tsx'
import type { ViewProps } from '../../shell/view.ts'
import { words } from '../../words/words.ts'
import style from './gone.module.css'
import type { GoneModel } from './model.ts'

/** How urgent it is for users who have it installed. */
const TONES: Partial<Record<GoneKind, 'bad' | 'warn'>> = { malware: 'bad', fraud: 'warn', law: 'warn' }

/** Shows no picture of the app: those of an app that was taken down are gone too. */
export function Gone({ model }: ViewProps<GoneModel>) {
  const { name, kind, related, popular } = model
  const text = goneText(words.goneKinds[kind], name)
  const tone = TONES[kind]
  // For the client (tell-withdrawn.ts).
  const withdrawn = UNINSTALL_KINDS.includes(kind)
    ? { 'data-withdrawn': kind, 'data-app-id': model.appId, 'data-pname': model.packageName }
    : {}
  return (
    <Document
      sheet="aside"
      heading={text.heading}
      title={words.gone.title(text.heading)}
      description={words.goneSentence(text.why, text.lead, text.so)}
    >
      <Header />
      <main id="content" className={style.gone} data-gone={kind} {...withdrawn}>
        <div className={style.head}>
          <span className={`${style.mark} ${tone ? style[tone] : ''}`}>
            <Icon name={tone ? 'shield-alert' : 'info'} size={24} />
          </span>
          <div className={style.said}>
            <h1 dir="auto">{text.heading}</h1>
            <p>{text.why}</p>
          </div>
        </div>
        <section className={`${style.advice} ${tone ? style[tone] : ''}`}>
          {text.lead && <h2>{text.lead}</h2>}
          <p dir="auto">{text.so}</p>
        </section>
        <p className={style.ways}>
          <a className={`${button.button} ${button.primary}`} href={homePath}>
            {words.missing.back}
          </a>
          <a href={reportPath({ kind: 'other' })}>{words.gone.tell}</a>
        </p>
        <Instead heading={words.detail.sections.related} apps={related} module="related" />
        <Instead heading={words.missing.popular} apps={popular} module="popular" />
      </main>
      <Footer />
    </Document>
  )
}

function Instead({ heading, apps, module }: { heading: string; apps: AppItem[]; module: string }) {
  if (apps.length === 0) return null
  return (
    <section className={style.apps}>
      <h2>{heading}</h2>
      <AppList apps={apps} look="columns" module={module} />
    </section>
  )
}
