import type { ReactNode } from 'react'
import { Mark } from '../../ui/mark.tsx'
import { Fact, Facts } from '../kit/facts.tsx'
import { useRequest } from '../kit/request-context.ts'
import { locale, words } from '../words/words.ts'

/** Around whoever is not signed in yet. It says nothing of the store's inside. */
export function Gate({ children }: { children: ReactNode }) {
  const { brand, site, origin } = useRequest()
  return (
    <div className="gate">
      <main className="gate-l" id="main">
        <div className="gate-f">
          <div className="brand gate-brand">
            <Mark mark={brand.mark} />
            <b>{brand.texts[locale].name}</b>
            <span>{words.frame.console}</span>
          </div>
          {children}
        </div>
      </main>
      <aside className="gate-r only-pc" aria-label={words.access.about}>
        <Mark mark={brand.mark} />
        <div className="facts">
          <p className="t20 b">{words.access.promise}</p>
          <Facts className="kv-l t12">
            <Fact name={words.access.store}>{new URL(site).host}</Fact>
            <Fact name={words.access.thisConsole}>
              <span className="mono">{new URL(origin).host}</span>
            </Fact>
            <Fact name={words.access.passkeys}>{words.access.passkeysHere}</Fact>
          </Facts>
        </div>
      </aside>
    </div>
  )
}
