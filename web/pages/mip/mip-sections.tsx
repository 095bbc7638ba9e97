import type { ReactNode } from 'react'
import { appPath, commentsPath } from '../../addresses/addresses.ts'
import { pictureUrl } from '../../kit/image-base.ts'
import { words } from '../../words/words.ts'
import { saidOf } from '../detail/describe.ts'
import type { DetailModel } from '../detail/model.ts'
import { safetyRows } from '../detail/safety-rows.ts'
import { Fact, type MipProps } from './mip-hero.tsx'
import { MipImage } from './mip-image.tsx'

const { sections } = words.detail

export function MipSections({ model, absoluteUrl }: MipProps) {
  const { permissions } = model
  const said = saidOf(model)
  return (
    <>
      <Section title={sections.about}>
        {said.paragraphs.map(paragraph => (
          <p key={paragraph} dir="auto" lang={said.lang ?? undefined}>
            {paragraph}
          </p>
        ))}
      </Section>
      {model.whatsNew.length > 0 && (
        <Section title={sections.news} note={model.app.versionName}>
          <ul className="lines">
            {model.whatsNew.map(line => (
              <li key={line} dir="auto" lang={model.newsLang ?? undefined}>
                {line}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {model.warnings.length > 0 && (
        <Section title={words.warnings.title}>
          <p>{words.warnings.lead}</p>
          <ul className="declared">
            {model.warnings.map(({ id, title, why }) => (
              <li key={id}>
                <b>{title}</b>
                <small>{why}</small>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {model.versionCount > 0 && (
        <Section title={sections.permissions} note={words.info.permissionCount(permissions.total)}>
          {permissions.total === 0 ? <p>{words.permissions.none}</p> : <Permissions model={model} />}
        </Section>
      )}
      <Section title={sections.privacy}>
        <Privacy model={model} />
      </Section>
      <Section title={sections.info}>
        <Info model={model} />
      </Section>
      {model.comments.length > 0 && (
        <Section title={sections.comments}>
          <p>
            <a href={absoluteUrl(commentsPath(model.app.appId))}>
              {words.commentPage.open(model.commentCount)}
            </a>
          </p>
        </Section>
      )}
      {model.related.length > 0 && (
        <Section title={sections.related}>
          <ul className="apps">
            {model.related.map(({ appId, name, lang, summary, summaryLang, iconKey }) => (
              <li key={appId}>
                <a href={absoluteUrl(appPath(appId))}>
                  <MipImage
                    className="icon"
                    src={absoluteUrl(pictureUrl(iconKey, 100))}
                    width={48}
                    height={48}
                    alt=""
                  />
                  <span>
                    <b dir="auto" lang={lang ?? undefined}>
                      {name}
                    </b>
                    <small dir="auto" lang={summaryLang ?? undefined}>
                      {summary}
                    </small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section>
      <h2>
        {title}
        {note && <small>{note}</small>}
      </h2>
      {children}
    </section>
  )
}

function Permissions({ model: { permissions } }: { model: DetailModel }) {
  return (
    <ul className="permissions" id="permission-list">
      {permissions.groups.map(({ id, title, asks, items }) => (
        <li key={id}>
          <h3>
            {title}
            {asks && <small>{words.permissions.asks}</small>}
          </h3>
          <ul>
            {items.map(({ name, label, why, note }) => (
              <li key={name}>
                <b>{label}</b>
                <small>
                  {why}
                  {note && words.permissions.note(note)}
                </small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

/** What the developer declares. */
function Privacy({
  model: { privacy, purchases, priceRange, declared, dataSafety },
}: {
  model: DetailModel
}) {
  const w = words.security
  return (
    <>
      {privacy.length === 0 && <p>{words.privacy.none}</p>}
      <ul className="declared">
        {privacy.map(({ title, body, lang }) => (
          <li key={title} lang={lang ?? undefined}>
            <b>{title}</b>
            <small>{body}</small>
          </li>
        ))}
      </ul>
      {dataSafety && (
        <dl className="info">
          {safetyRows(dataSafety).map(([label, says]) => (
            <Fact key={label} label={label} value={says} />
          ))}
        </dl>
      )}
      <p>
        {w.ads(declared.ads)} · {w.purchases(declared.purchases, priceRange)}
      </p>
      {purchases.length > 0 && (
        <dl className="info">
          {purchases.map(({ title, price }) => (
            <Fact key={title} label={title} value={price} />
          ))}
        </dl>
      )}
    </>
  )
}

/** What a store must tell before the download. */
function Info({ model }: { model: DetailModel }) {
  const { app, developer, download } = model
  const w = words.info
  return (
    <>
      <dl className="info">
        <Fact label={w.developer} value={developer?.name ?? words.detail.noDeveloper} />
        {app.versionName && <Fact label={w.version} value={app.versionName} />}
        {model.updated && <Fact label={w.updated} value={model.updated} />}
        {model.age && <Fact label={w.age} value={model.age} />}
        <Fact label={w.system} value={model.minAndroid ? w.android(model.minAndroid) : w.unknown} />
        {model.versionCount > 0 && (
          <Fact label={w.permissions} value={w.permissionCount(model.permissions.total)} />
        )}
        <Fact label={w.filing} value={model.filingNumber ?? w.unknown} />
        <Fact label={w.package} value={app.packageName} />
        {download && <Fact label={words.security.hash} value={download.sha256} />}
      </dl>
      <p>
        {model.privacyUrl ? (
          <a href={model.privacyUrl} rel="noopener nofollow">
            {w.privacy}
          </a>
        ) : (
          w.noPrivacy
        )}
      </p>
      {model.links.map(({ kind, url }) => (
        <p key={kind}>
          <a href={url} rel="noopener nofollow">
            {w.links[kind]}
          </a>
        </p>
      ))}
    </>
  )
}
