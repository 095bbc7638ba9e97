import { formatSize } from '../../../rules/counts/size.ts'
import { describePermission } from '../../../ui/permissions/known-permissions.ts'
import { shared } from '../../../ui/words/words.ts'
import { Badge } from '../../kit/badge.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Empty } from '../../kit/empty.tsx'
import { Icon } from '../../kit/icon.tsx'
import type { IconName } from '../../kit/icons.ts'
import { shortHash } from '../../kit/short-hash.ts'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { AppHead } from '../apps/app-head.tsx'
import { AppTabs } from '../apps/app-tabs.tsx'
import type { VersionLine, VersionsModel } from './model.ts'
import { OneVersion } from './one-version.tsx'

const MARKS: Record<VersionLine['key'], { line: string; mark: string; icon: IconName }> = {
  same: { line: 'ver-ok', mark: 'mk-ok', icon: 'key-round' },
  first: { line: 'ver-ok', mark: 'mk-ok', icon: 'key-round' },
  'handed-on': { line: 'ver-warn', mark: 'mk-warn', icon: 'link' },
  other: { line: 'ver-bad', mark: 'mk-bad', icon: 'shield-alert' },
  none: { line: '', mark: '', icon: 'info' },
}

/** Every version of an app: who signed it, what it asks for, what was found in its files, and whether visitors get it. */
export const versionsView = view<VersionsModel>({
  title: ({ app }) => words.versions.title(app.name),
  View({ model }) {
    const { app, versions, current, older, mayPublish } = model
    return (
      <>
        <AppHead app={app} sub={<Got versions={versions} />}>
          {mayPublish && (
            <ButtonLink icon="upload" href="/upload">
              {words.versions.upload}
            </ButtonLink>
          )}
        </AppHead>
        <AppTabs id={String(app.id)} at="versions" />
        <div className="main-aside aside-wide">
          <Card
            id="h-v"
            title={words.versions.all}
            beside={<span className="t12 ink3">{words.versions.newestFirst}</span>}
          >
            {versions.length === 0 ? (
              <Empty icon="info">{words.versions.none}</Empty>
            ) : (
              <ol className="vers">
                {versions.map(version => (
                  <Line key={version.code} app={app.id} version={version} isOpen={version === current} />
                ))}
              </ol>
            )}
            {older && (
              <div className="card-f">
                <a className="link" href={older}>
                  {words.list.older}
                </a>
              </div>
            )}
          </Card>
          {current && <OneVersion app={app} version={current} mayPublish={mayPublish} />}
        </div>
      </>
    )
  },
})

/** What visitors get now. */
function Got({ versions }: { versions: VersionLine[] }) {
  const current = versions.find(({ isCurrent }) => isCurrent)
  if (!current) return null
  const { name, done } = current
  return (
    <>
      {words.versions.visitorsGet(name)}
      {done && (
        <>
          {', '}
          {words.versions.since} <Time at={done.at} /> ({done.actor})
        </>
      )}
    </>
  )
}

function Line({ app, version, isOpen }: { app: number; version: VersionLine; isOpen: boolean }) {
  const { code, name, state, isCurrent, key, signer, files, added, removed, done, releasedAt } = version
  const { line, mark, icon } = MARKS[key]
  return (
    <li className={`ver ${line} ${isOpen ? 'ver-cur' : ''}`} data-version={code}>
      <span className={`mk ${mark}`}>
        <Icon name={icon} size={14} />
      </span>
      <div className="grow">
        <div className="row wrap">
          <b className="b t16">{name}</b>
          <span className="mono ink3">{code}</span>
          <StateBadge state={state} isCurrent={isCurrent} />
        </div>
        <p className="t12 ink3">
          <Time at={done?.at ?? releasedAt} />
          {done && ` · ${words.versions.by(done.actor)}`}
          {done?.ms != null && ` · ${words.today.visibleIn(done.ms)}`}
          {done?.reason && ` · ${done.reason}`}
        </p>
        {signer && (
          <div className="row wrap t12 ver-row">
            <span className={key === 'other' ? 'bad b' : key === 'handed-on' ? 'warn' : 'ink2'}>
              {words.versions.keys[key]}
            </span>
            <span className="mono ink3">{shortHash(signer)}</span>
          </div>
        )}
        <div className="row wrap ver-row">
          {files.map(({ abi, size }) => (
            <span className="code" key={abi}>
              {abi} {formatSize(size, shared.sizes)}
            </span>
          ))}
          {added.map(name => (
            <span className="bdg bdg-warn" key={name} title={name}>
              + {describePermission(name).label}
            </span>
          ))}
          {removed.map(name => (
            <span className="bdg" key={name} title={name}>
              − {describePermission(name).label}
            </span>
          ))}
        </div>
      </div>
      <div className="ver-a">
        <ButtonLink
          size="s"
          tone="quiet"
          href={`/apps/${app}/versions?at=${code}#h-i`}
          aria-current={isOpen ? 'true' : undefined}
        >
          {words.versions.look}
          <span className="sr"> {name}</span>
        </ButtonLink>
      </div>
    </li>
  )
}

export function StateBadge({ state, isCurrent }: Pick<VersionLine, 'state' | 'isCurrent'>) {
  if (isCurrent)
    return (
      <Badge tone="ok" icon="check">
        {words.versions.isCurrent}
      </Badge>
    )
  return <Badge tone={state === 'draft' ? 'warn' : undefined}>{words.versions.states[state]}</Badge>
}
