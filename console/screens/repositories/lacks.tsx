import { Alert } from '../../kit/alert.tsx'
import { Button, ButtonSummary } from '../../kit/button.tsx'
import { CommandForm, Reason } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'
import type { ChosenRepository } from './model.ts'

const ACCEPT = 'repository.accept-stale'

/** Nothing newer came for longer than it promises: a person can take it all the same, and says why. */
export function Outdated({ chosen, mayAccept }: { chosen: ChosenRepository; mayAccept: boolean }) {
  const { line, staleAccepted } = chosen
  const w = words.repositories
  if (!line.isStale && !staleAccepted) return null
  const isOpen = line.isStale
  return (
    <Alert tone={isOpen ? 'warn' : 'ok'} icon="clock" id="outdated">
      <b>{isOpen ? words.imports.stale : w.accepted}</b>
      {staleAccepted && (
        <p>
          {staleAccepted.by}, <Time at={staleAccepted.at} />: {staleAccepted.reason}
        </p>
      )}
      <p>{isOpen ? w.acceptMeans : w.acceptedMeans}</p>
      {mayAccept && (
        <details>
          <ButtonSummary size="small">{isOpen ? w.accept : w.refuseAgain}</ButtonSummary>
          <CommandForm command={ACCEPT} className={look.col12} after={`/repositories/${line.id}`}>
            <input type="hidden" name="id" value={line.id} />
            <input type="hidden" name="accept" value={String(isOpen)} />
            <Reason command={ACCEPT} needed />
            <div>
              <Button>{isOpen ? w.acceptNow : w.refuseNow}</Button>
            </div>
          </CommandForm>
        </details>
      )}
    </Alert>
  )
}

/** Apps whose pages have no button, and why. */
export function WithoutDownload({
  chosen: { line, packages, withoutDownload },
  max,
}: {
  chosen: ChosenRepository
  max: number
}) {
  if (withoutDownload === 0) return null
  const w = words.repositories
  const count = `${words.count(Math.min(withoutDownload, max))}${withoutDownload > max ? '+' : ''}`
  return (
    <Alert tone="warn" icon="triangle-alert">
      <b>{w.withoutDownload(count)}</b>
      <p>{packages === 'none' ? w.packagesOff : w.packagesMissing}</p>
      <a className={look.link} href={`/apps?source=${line.id}&state=noVersion`}>
        {w.seeThem}
      </a>
    </Alert>
  )
}
