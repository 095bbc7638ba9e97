import { Badge, Mark, type Tone } from '../../kit/badge.tsx'
import card from '../../kit/card.module.css'
import { Card } from '../../kit/card.tsx'
import type { IconName } from '../../kit/icons.ts'
import look from '../../kit/look.module.css'
import { words } from '../../words/words.ts'

import type { Need, NeedKind } from './model.ts'

const NEEDS: Record<NeedKind, { path: string; icon: IconName; tone?: Tone }> = {
  unsent: { path: '/changes', icon: 'triangle-alert', tone: 'bad' },
  requests: { path: '/requests', icon: 'users-round', tone: 'warn' },
  reports: { path: '/comments', icon: 'message-square' },
  failedImports: { path: '/repositories', icon: 'git-branch', tone: 'warn' },
  waitingApps: { path: '/repositories', icon: 'git-branch', tone: 'warn' },
  drafts: { path: '/apps?status=draft', icon: 'layout-grid' },
}

export function Needs({ needs }: { needs: Need[] }) {
  return (
    <Card
      id="h-need"
      title={words.today.needs}
      beside={needs.length > 0 && <Badge tone="warn">{needs.length}</Badge>}
      className={look.firstOnPhone}
    >
      {needs.length === 0 ? (
        <p className={card.text}>{words.today.nothing}</p>
      ) : (
        <ul className={look.list}>
          {needs.map(({ kind, count }) => (
            <li key={kind}>
              <a className={look.line} href={NEEDS[kind].path}>
                <Mark tone={NEEDS[kind].tone} icon={NEEDS[kind].icon} />
                <span className={look.grow}>
                  <b>{words.today.need[kind](count)}</b>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
