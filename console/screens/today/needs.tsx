import { Badge } from '../../kit/badge.tsx'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icons.ts'
import { words } from '../../words/words.ts'

import type { Need, NeedKind } from './model.ts'

const NEEDS: Record<NeedKind, { path: string; icon: IconName; mark: string }> = {
  unsent: { path: '/changes', icon: 'triangle-alert', mark: 'mk mk-bad' },
  requests: { path: '/requests', icon: 'users-round', mark: 'mk mk-warn' },
  reports: { path: '/comments', icon: 'message-square', mark: 'mk' },
  failedImports: { path: '/repositories', icon: 'git-branch', mark: 'mk mk-warn' },
  waitingApps: { path: '/repositories', icon: 'git-branch', mark: 'mk mk-warn' },
  drafts: { path: '/apps?status=draft', icon: 'layout-grid', mark: 'mk' },
}

export function Needs({ needs }: { needs: Need[] }) {
  return (
    <Card
      id="h-need"
      title={words.today.needs}
      beside={needs.length > 0 && <Badge tone="warn">{needs.length}</Badge>}
      className="first-m"
    >
      {needs.length === 0 ? (
        <p className="card-b ink2">{words.today.nothing}</p>
      ) : (
        <ul className="list">
          {needs.map(({ kind, count }) => (
            <li key={kind}>
              <a className="need" href={NEEDS[kind].path}>
                <span className={NEEDS[kind].mark}>
                  <Icon name={NEEDS[kind].icon} size={14} />
                </span>
                <span className="grow">
                  <b className="m">{words.today.need[kind](count)}</b>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
