import type { ReactNode } from 'react'
import type { headOfApp } from '../../../data/db/queries/apps/head.ts'
import type { RowOf } from '../../../data/db/row-of.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Badge } from '../../kit/badge.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { words } from '../../words/words.ts'

export type AppHeadModel = RowOf<typeof headOfApp>

/** The app's name and status. */
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
          <Badge tone={standing === 'taken-down' ? 'bad' : undefined}>
            {words.versions.standings[standing]}
          </Badge>
        )
      }
      sub={
        <>
          {words.placements.number(id)} · <span className={look.mono}>{packageName}</span>
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
