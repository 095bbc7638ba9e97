import type { ReactNode } from 'react'
import { words } from '../../words/words.ts'
import { AppIcon } from '../app-icon.tsx'

export interface AppHeadModel {
  id: number
  revision: number
  name: string
  packageName: string
  icon: string
  standing: 'live' | 'delisted' | 'taken-down'
}

/** Which app it is, and how it stands. */
export function AppHead({
  app: { id, name, packageName, icon, standing },
  sub,
  children,
}: {
  app: AppHeadModel
  sub?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="page-h">
      <AppIcon icon={icon} size={48} />
      <div className="grow">
        <div className="row wrap">
          <h1 className="keep">{name}</h1>
          {standing !== 'live' && (
            <span className={standing === 'taken-down' ? 'bdg bdg-bad' : 'bdg'}>
              {words.versions.standings[standing]}
            </span>
          )}
        </div>
        <p className="sub">
          {words.placements.number(id)} · <span className="mono">{packageName}</span>
          {sub && ' · '}
          {sub}
        </p>
      </div>
      {children && <div className="acts">{children}</div>}
    </div>
  )
}
