import type { ReactNode } from 'react'
import { Mark } from '../../../ui/mark.tsx'
import { locale, words } from '../../words/words.ts'
import { useRequest } from '../request-context.ts'

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
          <dl className="kv kv-l t12">
            <div>
              <dt>{words.access.store}</dt>
              <dd>{new URL(site).host}</dd>
            </div>
            <div>
              <dt>{words.access.thisConsole}</dt>
              <dd className="mono">{new URL(origin).host}</dd>
            </div>
            <div>
              <dt>{words.access.passkeys}</dt>
              <dd>{words.access.passkeysHere}</dd>
            </div>
          </dl>
        </div>
      </aside>
    </div>
  )
}
