import { formatSize } from '../../../rules/counts/size.ts'
import { shared } from '../../../ui/words/words.ts'
import { Alert } from '../../kit/alert.tsx'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Badge, Mark } from '../../kit/badge.tsx'
import { ButtonLabel } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Meter } from '../../kit/charts/bars.tsx'
import { Token } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { PageHead } from '../../kit/page-head.tsx'
import { Time } from '../../kit/time.tsx'
import { view } from '../../kit/view.ts'
import { words } from '../../words/words.ts'
import type { UploadLine, UploadModel } from './model.ts'
import { NewVersion } from './new-version.tsx'
import style from './upload.module.css'

const size = (bytes: number) => formatSize(bytes, shared.sizes)

/** Upload, check and publish packages. */
export const uploadView = view<UploadModel>({
  title: () => words.places.upload,
  View: ({ model: { uploads, current } }) => (
    <>
      <PageHead title={words.places.upload} sub={words.upload.sub} />
      <div className={`${look.mainAside} ${look.wideAside}`}>
        <div className={look.col}>
          <noscript>
            <Alert tone="warn">{words.upload.noScript}</Alert>
          </noscript>
          <form className={style.drop} data-upload="">
            <Token />
            <Mark icon="upload" isLarge />
            <div>
              <p className={`${look.large} ${look.strong}`}>{words.upload.drop}</p>
              <p className={look.quiet}>{words.upload.limits}</p>
            </div>
            <ButtonLabel tone="main">
              <input
                className={look.srOnly}
                type="file"
                multiple
                accept=".apk,application/vnd.android.package-archive"
              />
              {words.upload.choose}
            </ButtonLabel>
          </form>
          <Card
            id="h-q"
            title={words.upload.mine}
            beside={<span className={look.note}>{words.upload.kept}</span>}
          >
            <ul className={look.list} data-uploads="" aria-live="polite">
              {uploads.map(line => (
                <Line key={line.id} line={line} isOpen={line.id === current?.id} />
              ))}
            </ul>
            {uploads.length === 0 && <p className={style.none}>{words.upload.none}</p>}
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
        <li className={style.line}>
          <div className={look.grow}>
            <div className={`${look.row} ${look.between} ${look.wrap}`}>
              <span className={`${look.strong} ${look.anywhere}`} data-name="" />
              {words.upload.states.map(([state, said]) => (
                <span key={state} className={`${look.small} ${look.quiet}`} data-when={state}>
                  {said}
                </span>
              ))}
            </div>
            <progress className={style.sent} value="0" max="1" />
          </div>
        </li>
      </template>
    </>
  ),
})

function Line({ line, isOpen }: { line: UploadLine; isOpen: boolean }) {
  const { id, name, received, isLooked, appName, versionName, icon } = line
  return (
    <li className={style.line} data-open={isOpen ? '' : undefined}>
      {icon ? <AppIcon icon={icon} size={40} /> : <Mark icon="upload" />}
      <div className={look.grow}>
        <div className={`${look.row} ${look.between} ${look.wrap}`}>
          {isLooked ? (
            <a
              className={`${look.strong} ${look.anywhere}`}
              href={`/upload?at=${id}#h-s`}
              aria-current={isOpen ? 'true' : undefined}
            >
              {appName ? `${appName} ${versionName ?? ''}` : name}
            </a>
          ) : (
            <span className={`${look.strong} ${look.anywhere}`}>{name}</span>
          )}
          <LineState line={line} />
        </div>
        <p className={`${look.note} ${look.anywhere}`}>
          {name} · {size(line.size)} · <Time at={line.at} />
        </p>
        {!isLooked && (
          <>
            <p className={`${look.small} ${look.warn}`}>
              {words.upload.stopped(size(received), size(line.size))}
            </p>
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
