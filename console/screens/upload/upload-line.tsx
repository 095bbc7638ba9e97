import { formatSize } from '../../../rules/counts/size.ts'
import { findings as said } from '../../../ui/words/finding-words.ts'
import { shared } from '../../../ui/words/words.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Mark } from '../../kit/badge.tsx'
import { Button, ButtonSummary } from '../../kit/button.tsx'
import { Meter } from '../../kit/charts/bars.tsx'
import { PostForm } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'
import type { UploadLine } from './model.ts'
import { UploadStateBadge } from './state-badge.tsx'
import style from './upload.module.css'

const size = (bytes: number) => formatSize(bytes, shared.sizes)

/** One file that was sent: what became of it, and why. */
export function Line({ line, isOpen }: { line: UploadLine; isOpen: boolean }) {
  const { id, name, isChecked, state, appName, packageName, versionName, icon } = line
  const title = (appName ?? packageName) ? `${appName ?? packageName} ${versionName ?? ''}` : name
  return (
    <li className={style.line} data-open={isOpen ? '' : undefined} data-standing={state}>
      {icon ? <AppIcon icon={icon} size={40} /> : <Mark icon="upload" />}
      <div className={look.grow}>
        <div className={`${look.row} ${look.between} ${look.wrap}`}>
          {isChecked ? (
            <a
              className={`${look.strong} ${look.anywhere}`}
              href={`/upload?at=${id}#h-s`}
              aria-current={isOpen ? 'true' : undefined}
            >
              {title}
            </a>
          ) : (
            <span className={`${look.strong} ${look.anywhere}`}>{name}</span>
          )}
          <UploadStateBadge state={state} />
        </div>
        <Why line={line} />
        <p className={`${look.note} ${look.anywhere}`}>
          {name} · {size(line.size)} · <Time at={line.at} />
        </p>
        <Discard line={line} />
      </div>
    </li>
  )
}

function Why({ line }: { line: UploadLine }) {
  const { id, received, isChecked, state, cause, notes, packageName } = line
  if (!isChecked)
    return received < line.size ? (
      <>
        <p className={`${look.small} ${look.warn}`}>
          {words.upload.stopped(size(received), size(line.size))}
        </p>
        <Meter part={received / line.size} />
      </>
    ) : (
      <PostForm action={`/uploads/${id}/look`} className={`${look.row} ${look.wrap}`}>
        <span className={`${look.small} ${look.warn}`}>{words.upload.arrived}</span>
        <Button size="small">{words.upload.check}</Button>
      </PostForm>
    )
  if (state === 'refused')
    return <p className={`${look.small} ${look.bad}`}>{cause && (said[cause] ?? cause)}</p>
  if (state === 'needs-you')
    return <p className={`${look.small} ${look.warn}`}>{words.upload.noApp(packageName ?? '')}</p>
  if (state === 'ready' && notes > 0)
    return <p className={`${look.small} ${look.quiet}`}>{words.versions.toLookAt(notes)}</p>
  return null
}

/** Folded, because what is discarded has to be sent again. */
function Discard({ line: { id, name, state } }: { line: UploadLine }) {
  const form = (
    <PostForm action={`/uploads/${id}/discard`} className={`${look.row} ${look.wrap}`}>
      {state !== 'published' && <span className={look.note}>{words.upload.discardMeans}</span>}
      <Button size="small" tone={state === 'published' ? 'quiet' : 'dangerOutline'}>
        {state === 'published' ? words.upload.remove : words.upload.discardNow}
        <span className={look.srOnly}> {name}</span>
      </Button>
    </PostForm>
  )
  if (state === 'published') return form
  return (
    <details className={style.discard}>
      <ButtonSummary size="small" tone="quiet">
        {words.upload.discard}
        <span className={look.srOnly}> {name}</span>
      </ButtonSummary>
      {form}
    </details>
  )
}
