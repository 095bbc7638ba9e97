import { formatSize } from '../../../rules/counts/size.ts'
import { describePermission } from '../../../ui/permissions/known-permissions.ts'
import { shared } from '../../../ui/words/words.ts'
import { Badge, Mark, type Tone } from '../../kit/badge.tsx'
import { ButtonLink } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { classes } from '../../kit/classes.ts'
import { Empty } from '../../kit/empty.tsx'
import type { IconName } from '../../kit/icons.ts'
import look from '../../kit/look.module.css'
import { shortHash } from '../../kit/short-hash.ts'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import { AppHead } from '../apps/app-head.tsx'
import { AppTabs } from '../apps/app-tabs.tsx'
import type { VersionLine, VersionsModel } from './model.ts'
import { OneVersion } from './one-version.tsx'
import style from './versions.module.css'

const MARKS: Record<VersionLine['key'], { line?: string | undefined; tone?: Tone; icon: IconName }> = {
  same: { tone: 'ok', icon: 'key-round' },
  first: { tone: 'ok', icon: 'key-round' },
  'handed-on': { line: style.warn, tone: 'warn', icon: 'link' },
  other: { line: style.bad, tone: 'bad', icon: 'shield-alert' },
  none: { icon: 'info' },
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
        <div className={`${look.mainAside} ${look.wideAside}`}>
          <Card
            id="h-v"
            title={words.versions.all}
            beside={<span className={look.note}>{words.versions.newestFirst}</span>}
            foot={
              older && (
                <a className={look.link} href={older}>
                  {words.list.older}
                </a>
              )
            }
          >
            {versions.length === 0 ? (
              <Empty icon="info">{words.versions.none}</Empty>
            ) : (
              <ol>
                {versions.map(version => (
                  <Line key={version.code} app={app.id} version={version} isOpen={version === current} />
                ))}
              </ol>
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
  const { line, ...mark } = MARKS[key]
  return (
    <li className={classes(style.version, line)} data-version={code} data-open={isOpen ? '' : undefined}>
      <Mark {...mark} />
      <div className={look.grow}>
        <div className={`${look.row} ${look.wrap}`}>
          <b className={look.large}>{name}</b>
          <span className={`${look.mono} ${look.faint}`}>{code}</span>
          <StateBadge state={state} isCurrent={isCurrent} />
        </div>
        <p className={look.note}>
          <Time at={done?.at ?? releasedAt} />
          {done && ` · ${words.versions.by(done.actor)}`}
          {done?.ms != null && ` · ${words.today.visibleIn(done.ms)}`}
          {done?.reason && ` · ${done.reason}`}
        </p>
        {signer && (
          <div className={`${look.row} ${look.wrap} ${look.small} ${style.row}`}>
            <span
              className={
                key === 'other' ? `${look.bad} ${look.strong}` : key === 'handed-on' ? look.warn : look.quiet
              }
            >
              {words.versions.keys[key]}
            </span>
            <span className={`${look.mono} ${look.faint}`}>{shortHash(signer)}</span>
          </div>
        )}
        <div className={`${look.row} ${look.wrap} ${style.row}`}>
          {files.map(({ abi, size }) => (
            <span className={look.code} key={abi}>
              {abi} {formatSize(size, shared.sizes)}
            </span>
          ))}
          {added.map(name => (
            <Badge tone="warn" key={name} title={name}>
              + {describePermission(name).label}
            </Badge>
          ))}
          {removed.map(name => (
            <Badge key={name} title={name}>
              − {describePermission(name).label}
            </Badge>
          ))}
        </div>
      </div>
      <div>
        <ButtonLink
          size="small"
          tone="quiet"
          href={`/apps/${app}/versions?at=${code}#h-i`}
          aria-current={isOpen ? 'true' : undefined}
        >
          {words.versions.look}
          <span className={look.srOnly}> {name}</span>
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
