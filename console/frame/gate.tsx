import type { ReactNode } from 'react'
import { Mark } from '../../ui/mark.tsx'
import { Fact, Facts } from '../kit/facts.tsx'
import look from '../kit/look.module.css'
import { useRequest } from '../kit/request-context.ts'
import { words } from '../words/words.ts'
import { Brand } from './brand.tsx'
import style from './gate.module.css'

/** The layout before sign-in. It shows nothing of the store's data. */
export function Gate({ children }: { children: ReactNode }) {
  const { brand, site, origin } = useRequest()
  return (
    <div className={style.gate}>
      <main className={style.main} id="main">
        <div className={style.form}>
          <div className={style.brand}>
            <Brand />
          </div>
          {children}
        </div>
      </main>
      <aside className={`${style.aside} ${look.onlyPc}`} aria-label={words.access.about}>
        <Mark mark={brand.mark} />
        <div className={style.facts}>
          <p className={look.title}>{words.access.promise}</p>
          <Facts isLeft className={look.small}>
            <Fact name={words.access.store}>{new URL(site).host}</Fact>
            <Fact name={words.access.thisConsole}>
              <span className={look.mono}>{new URL(origin).host}</span>
            </Fact>
            <Fact name={words.access.passkeys}>{words.access.passkeysHere}</Fact>
          </Facts>
        </div>
      </aside>
    </div>
  )
}
