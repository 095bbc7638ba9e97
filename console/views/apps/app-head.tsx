import type { ReactNode } from 'react'
import { words } from '../../words/words.ts'
import { AppIcon } from '../app-icon.tsx'
import { PageHead } from '../page-head.tsx'

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
    <PageHead
      mark={<AppIcon icon={icon} size={48} />}
      title={name}
      badge={
        standing !== 'live' && (
          <span className={standing === 'taken-down' ? 'bdg bdg-bad' : 'bdg'}>
            {words.versions.standings[standing]}
          </span>
        )
      }
      sub={
        <>
          {words.placements.number(id)} · <span className="mono">{packageName}</span>
          {sub && ' · '}
          {sub}
        </>
      }
      keep
    >
      {children}
    </PageHead>
  )
}
