import { formatSize } from '../../../rules/counts/size.ts'
import { shared } from '../../../ui/words/words.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Badge, Mark } from '../../kit/badge.tsx'
import { Card } from '../../kit/card.tsx'
import { Meter } from '../../kit/charts/bars.tsx'
import { Token } from '../../kit/form.tsx'
import { Icon } from '../../kit/icon.tsx'
import { PageHead } from '../../kit/page-head.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import type { UploadLine, UploadModel } from './model.ts'
import { NewVersion } from './new-version.tsx'

const size = (bytes: number) => formatSize(bytes, shared.sizes)

/** Packages come in here, are looked into, and published. */
export const uploadView = view<UploadModel>({
  title: () => words.places.upload,
  View: ({ model: { uploads, current } }) => (
    <>
      <PageHead title={words.places.upload} sub={words.upload.sub} />
      <div className="main-aside aside-wide">
        <div className="col">
          <noscript>
            <p className="al al-warn">{words.upload.noScript}</p>
          </noscript>
          <form className="drop" data-upload="">
            <Token />
            <span className="mk mk-48">
              <Icon name="upload" size={20} />
            </span>
            <div>
              <p className="t16 b">{words.upload.drop}</p>
              <p className="ink2">{words.upload.limits}</p>
            </div>
            <label className="btn btn-p">
              <input
                className="sr"
                type="file"
                multiple
                accept=".apk,application/vnd.android.package-archive"
              />
              {words.upload.choose}
            </label>
          </form>
          <Card
            id="h-q"
            title={words.upload.mine}
            beside={<span className="t12 ink3">{words.upload.kept}</span>}
          >
            <ul className="list" data-uploads="" aria-live="polite">
              {uploads.map(line => (
                <Line key={line.id} line={line} isOpen={line.id === current?.id} />
              ))}
            </ul>
            {uploads.length === 0 && <p className="empty none-yet">{words.upload.none}</p>}
          </Card>
        </div>
        {current && (
          <NewVersion
            version={current}
            isPublished={uploads.some(({ id, isPublished }) => isPublished && id === current.id)}
          />
        )}
      </div>
      <template data-upload-line="">
        <li className="upl">
          <div className="grow">
            <div className="row between wrap">
              <span className="b wrap-any" data-name="" />
              {words.upload.states.map(([state, said]) => (
                <span key={state} className="t12 ink2" data-when={state}>
                  {said}
                </span>
              ))}
            </div>
            <progress className="sent" value="0" max="1" />
          </div>
        </li>
      </template>
    </>
  ),
})

function Line({ line, isOpen }: { line: UploadLine; isOpen: boolean }) {
  const { id, name, received, isLooked, appName, versionName, icon } = line
  return (
    <li className={isOpen ? 'upl upl-cur' : 'upl'}>
      {icon ? <AppIcon icon={icon} size={40} /> : <Mark icon="upload" />}
      <div className="grow">
        <div className="row between wrap">
          {isLooked ? (
            <a
              className="b wrap-any"
              href={`/upload?at=${id}#h-s`}
              aria-current={isOpen ? 'true' : undefined}
            >
              {appName ? `${appName} ${versionName ?? ''}` : name}
            </a>
          ) : (
            <span className="b wrap-any">{name}</span>
          )}
          <LineState line={line} />
        </div>
        <p className="t12 ink3 wrap-any">
          {name} · {size(line.size)} · <Time at={line.at} />
        </p>
        {!isLooked && (
          <>
            <p className="t12 warn">{words.upload.stopped(size(received), size(line.size))}</p>
            <Meter part={received / line.size} />
          </>
        )}
      </div>
    </li>
  )
}

function LineState({ line: { isLooked, isRefused, findings, isPublished } }: { line: UploadLine }) {
  if (!isLooked) return null
  if (isRefused)
    return (
      <Badge tone="bad" icon="octagon-x">
        {words.upload.refused}
      </Badge>
    )
  if (findings > 0 && !isPublished) return <Badge tone="warn">{words.upload.warnings(findings)}</Badge>
  return (
    <Badge tone="ok" icon="check">
      {isPublished ? words.versions.states.published : words.upload.passed}
    </Badge>
  )
}
