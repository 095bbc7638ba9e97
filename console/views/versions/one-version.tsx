import { words } from '../../words/words.ts'
import type { AppHeadModel } from '../apps/app-head.tsx'
import { Card } from '../card.tsx'
import { CommandForm, Reason } from '../form.tsx'
import { Icon } from '../icon.tsx'
import { shortHash } from '../short-hash.ts'
import { Time } from '../time.tsx'
import { FindingCounts, Findings } from './findings.tsx'
import type { VersionFile, VersionLine } from './model.ts'

/** Its files, what was found in them, and whether it is offered. */
export function OneVersion({
  app,
  version,
  mayPublish,
}: {
  app: AppHeadModel
  version: VersionLine
  mayPublish: boolean
}) {
  const { name, files, state, minSdk, targetSdk } = version
  return (
    <Card
      id="h-i"
      title={words.versions.inspection(name)}
      beside={<FindingCounts findings={files.flatMap(({ findings }) => findings ?? [])} />}
    >
      <div className="card-b col">
        <dl className="kv t12">
          <div>
            <dt>{words.versions.sdk}</dt>
            <dd>
              {minSdk ?? '–'} / {targetSdk ?? '–'}
            </dd>
          </div>
        </dl>
        {files.length === 0 && <p className="ink2">{words.versions.noFile}</p>}
        {files.map(file => (
          <File key={file.abi} file={file} />
        ))}
      </div>
      {mayPublish && (
        <div className="card-f">
          {state === 'published' ? (
            <Withdraw app={app} code={version.code} name={name} />
          ) : (
            <Publish app={app} code={version.code} name={name} isAgain={state === 'withdrawn'} />
          )}
        </div>
      )}
    </Card>
  )
}

function File({ file: { abi, sha256, signer, subject, lookedAt, findings } }: { file: VersionFile }) {
  return (
    <div className="col col-8">
      <dl className="kv t12">
        <div>
          <dt>{words.versions.file}</dt>
          <dd className="mono">{abi}</dd>
        </div>
        <div>
          <dt>SHA-256</dt>
          <dd className="mono" title={sha256}>
            {shortHash(sha256)}
          </dd>
        </div>
        <div>
          <dt>{words.versions.signer}</dt>
          <dd title={signer}>{subject ?? <span className="mono">{shortHash(signer)}</span>}</dd>
        </div>
        <div>
          <dt>{words.versions.lookedInto}</dt>
          <dd>{lookedAt ? <Time at={lookedAt} /> : words.versions.notYet}</dd>
        </div>
      </dl>
      {findings && <Findings findings={findings} />}
    </div>
  )
}

interface Given {
  app: AppHeadModel
  code: string
  name: string
}

function OfVersion({ app, code }: Omit<Given, 'name'>) {
  return (
    <>
      <input type="hidden" name="app" value={app.id} />
      <input type="hidden" name="versionCode" value={code} />
      <input type="hidden" name="revision" value={app.revision} />
    </>
  )
}

function Publish({ app, code, name, isAgain }: Given & { isAgain: boolean }) {
  return (
    <CommandForm command="version.publish" className="grow">
      <OfVersion app={app} code={code} />
      <button className="btn btn-p btn-w" type="submit">
        {isAgain ? words.versions.publishAgain(name) : words.versions.publish(name)}
      </button>
    </CommandForm>
  )
}

/** Folded, because it ends downloads that somebody may be about to begin. */
function Withdraw({ app, code, name }: Given) {
  return (
    <details className="grow">
      <summary className="btn btn-dl btn-w">{words.versions.withdraw(name)}</summary>
      <CommandForm command="version.withdraw" className="col withdraw">
        <OfVersion app={app} code={code} />
        <p className="ink2">{words.versions.withdrawMeans}</p>
        <Reason command="version.withdraw" needed />
        <button className="btn btn-d btn-w" type="submit">
          <Icon name="undo-2" />
          {words.versions.withdrawNow}
        </button>
      </CommandForm>
    </details>
  )
}
