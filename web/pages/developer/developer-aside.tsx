import { reportPath } from '../../addresses/addresses.ts'
import { langOf } from '../../kit/lang.ts'
import { OutsideLink } from '../../kit/outside-link.tsx'
import { FeedLink, type FeedLinkProps } from '../../shell/feed-link.tsx'
import { words } from '../../words/words.ts'
import style from './developer-aside.module.css'
import type { DeveloperContact } from './model.ts'

const w = words.developerPage

interface DeveloperAsideProps {
  developerId: number
  contact: DeveloperContact
  /** undefined: they have no app. */
  feed: FeedLinkProps | undefined
}

/** How to reach them, and who they are before the law; what is not known leaves no hole. */
export function DeveloperAside({ developerId, contact, feed }: DeveloperAsideProps) {
  const { website, email, legalName, address, filingNumber } = contact
  return (
    <aside className={style.aside}>
      {(website || email) && (
        <section>
          <h2>{w.contact}</h2>
          <dl>
            {email && (
              <div>
                <dt>{w.email}</dt>
                <dd>
                  <a href={`mailto:${email}`}>{email}</a>
                </dd>
              </div>
            )}
            {website && (
              <div>
                <dt>{w.website}</dt>
                <dd>
                  <OutsideLink href={website.url}>{website.host}</OutsideLink>
                </dd>
              </div>
            )}
          </dl>
        </section>
      )}
      {(legalName || address || filingNumber) && (
        <section>
          <h2>{w.standing}</h2>
          <dl>
            <Line name={w.legalName} value={legalName} />
            <Line name={w.address} value={address} />
            <Line name={w.filing} value={filingNumber} />
          </dl>
        </section>
      )}
      {feed && <FeedLink {...feed} />}
      <a className={style.report} href={reportPath({ kind: 'developer', developerId })} rel="nofollow">
        {words.report.link}
      </a>
    </aside>
  )
}

function Line({ name, value }: { name: string; value: string | undefined }) {
  if (!value) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto" lang={langOf(value)}>
        {value}
      </dd>
    </div>
  )
}
