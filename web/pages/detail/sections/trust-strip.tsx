import { Icon } from '../../../kit/icon.tsx'
import type { IconName } from '../../../kit/icons.ts'
import { langOf } from '../../../kit/lang.ts'
import { words } from '../../../words/words.ts'
import type { DetailModel } from '../model.ts'
import { signingDetail, signingTitle } from '../signing-words.ts'
import style from './trust-strip.module.css'

interface TrustFact {
  icon: IconName
  to: string
  title: string
  detail: string
}

/** What a visitor may check before the download, each with a link to its details. */
export function TrustStrip({ model }: { model: DetailModel }) {
  return (
    <div className={style.strip}>
      {trustFacts(model).map(({ icon, to, title, detail }) => (
        <a key={title} href={to}>
          <Icon name={icon} />
          <span>
            <b>{title}</b>
            <small lang={langOf(detail)}>{detail}</small>
          </span>
        </a>
      ))}
    </div>
  )
}

function trustFacts({
  download,
  signing,
  filingNumber,
  permissions,
  versionCount,
  warnings,
}: DetailModel): TrustFact[] {
  const w = words.trust
  const signer = download && { title: signingTitle(signing), detail: signingDetail(signing) }
  const short = download && `SHA-256 ${download.sha256.slice(0, 8)}…${download.sha256.slice(-8)}`
  return [
    ...(warnings.length > 0
      ? [
          {
            icon: 'flag' as const,
            to: '#warnings',
            title: words.warnings.trust(warnings.length),
            detail: words.warnings.list(warnings.map(({ title }) => title)),
          },
        ]
      : []),
    ...(signer ? [{ icon: 'fingerprint-pattern' as const, to: '#security', ...signer }] : []),
    ...(short ? [{ icon: 'file-check' as const, to: '#security', title: w.file, detail: short }] : []),
    {
      icon: 'stamp',
      to: '#security',
      title: filingNumber ? w.filed : w.notFiled,
      detail: filingNumber ?? words.info.unknown,
    },
    // Unknown for an app that is not out yet.
    ...(versionCount > 0
      ? [
          {
            icon: 'lock' as const,
            to: '#permissions',
            title: permissions.total ? w.permissions(permissions.total, permissions.asked) : w.noPermissions,
            detail: w.permissionsWhy,
          },
        ]
      : []),
  ]
}
