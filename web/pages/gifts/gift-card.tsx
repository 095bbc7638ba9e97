import { useContext } from 'react'
import { leavingLink } from '../../../rules/links/leaving-link.ts'
import { linkHost } from '../../../rules/links/link-host.ts'
import { withSource } from '../../../rules/tracking/source-marker.ts'
import { appPath } from '../../addresses/addresses.ts'
import { Time } from '../../features/times/time.tsx'
import { AppIcon } from '../../kit/app-icon.tsx'
import button from '../../kit/button.module.css'
import { Icon } from '../../kit/icon.tsx'
import { marked } from '../../kit/marks.ts'
import { Site } from '../../shell/site.ts'
import { giftWords } from '../../words/gift-words.ts'
import { words } from '../../words/words.ts'
import style from './gift-card.module.css'
import type { GiftItem } from './model.ts'

const w = words.giftCard

interface GiftCardProps {
  gift: GiftItem
  page: string
  position: number
}

/**
 * What a script changes has a mark: `data-until` and its <time> count down, `data-get` says so when the time is over, the
 * link in it learns the visitor's channel, `data-copy` copies the code before it.
 */
export function GiftCard({ gift, page, position }: GiftCardProps) {
  const { title, app, state } = gift
  const lang = gift.lang ?? undefined
  const { domains = [] } = useContext(Site)
  const host = gift.link && linkHost(gift.link)
  return (
    <li
      id={`gift-${gift.id}`}
      className={style.card}
      data-state={state}
      data-until={state === 'open' ? gift.until : undefined}
      {...marked({ card: `gift-${gift.id}`, cardType: 'gift', position, appId: app?.appId })}
    >
      <div className={style.what}>
        <div className={style.head}>
          {app && <AppIcon iconKey={app.iconKey} side={40} fetch={100} alt="" />}
          <div>
            <h2 dir="auto" lang={lang}>
              {title}
            </h2>
            {app && (
              <a href={appPath(app.appId)} dir="auto" lang={app.lang ?? undefined}>
                {app.name}
              </a>
            )}
          </div>
        </div>
        <p className={style.content} dir="auto" lang={lang}>
          {gift.content}
        </p>
        {gift.code && <Code code={gift.code} title={title} />}
        {(host || gift.code) && (
          <p className={style.how} data-code="">
            {gift.code ? (host ? w.codeThere(host) : w.codeInApp) : w.there(host ?? '')}
          </p>
        )}
        <svg className={style.bar} width="100%" height="4" role="img" aria-label={w.share(gift.percent)}>
          <rect width="100%" height="4" rx="2" />
          <rect className={style.share} width={`${gift.percent}%`} height="4" rx="2" />
        </svg>
        <p className={style.facts}>
          <span>{w.stock(gift.left, gift.total)}</span>
          <Time at={gift.until} says={giftWords.until} />
        </p>
      </div>
      <div className={style.get} data-get="">
        {gift.link ? (
          <a
            className={`${button.button} ${button.small} ${style.claim}`}
            href={leavingLink(withSource(gift.link, { page, channel: 'none', module: 'list' }), domains)}
            rel="nofollow noopener"
            aria-label={host ? words.outside.label(w.claimOf(title), host) : w.claimOf(title)}
            title={host && words.outside.to(host)}
            {...marked({ action: 'claim' })}
          >
            {w.claim}
            {host && <Icon name="external-link" size={16} />}
          </a>
        ) : (
          <span>{state === 'open' ? (gift.code ? w.byCode : w.noLink) : w[state]}</span>
        )}
      </div>
    </li>
  )
}

/** The code is text that can be selected; the button saves doing so by hand. */
function Code({ code, title }: { code: string; title: string }) {
  return (
    <p className={style.code} data-code="">
      <span>{w.code}</span>
      <code>{code}</code>
      <button type="button" className="needs-script" aria-label={w.copyOf(title)} data-copy="" data-replay="">
        {w.copy}
      </button>
      <small role="status" />
    </p>
  )
}
