import type { FileRow } from '../../../data/db/queries/versions/versions.ts'
import { Button, ButtonSummary } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { CommandForm, Reason } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { shortHash } from '../../kit/short-hash.ts'
import { Time } from '../../kit/time.tsx'
import { words } from '../../words/words.ts'
import type { AppHeadModel } from '../apps/app-head.tsx'
import { FindingCounts, Findings } from './findings.tsx'
import type { VersionLine } from './model.ts'
import style from './one-version.module.css'

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
      body="stack"
      foot={
        mayPublish &&
        (state === 'published' ? (
          <Withdraw app={app} code={version.code} name={name} />
        ) : (
          <Publish app={app} code={version.code} name={name} isAgain={state === 'withdrawn'} />
        ))
      }
    >
      <Facts className={look.small}>
        <Fact name={words.versions.sdk}>
          {minSdk ?? '–'} / {targetSdk ?? '–'}
        </Fact>
      </Facts>
      {files.length === 0 && <p className={look.quiet}>{words.versions.noFile}</p>}
      {files.map(file => (
        <File key={file.abi} file={file} />
      ))}
    </Card>
  )
}

function File({ file: { abi, sha256, signer, subject, lookedAt, findings } }: { file: FileRow }) {
  return (
    <div className={look.col8}>
      <Facts className={look.small}>
        <Fact name={words.versions.file}>
          <span className={look.mono}>{abi}</span>
        </Fact>
        <Fact name={<>SHA-256</>}>
          <span className={look.mono} title={sha256}>
            {shortHash(sha256)}
          </span>
        </Fact>
        <Fact name={words.versions.signer}>
          <span title={signer}>{subject ?? <span className={look.mono}>{shortHash(signer)}</span>}</span>
        </Fact>
        <Fact name={words.versions.lookedInto}>
          {lookedAt ? <Time at={lookedAt} /> : words.versions.notYet}
        </Fact>
      </Facts>
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
    <CommandForm command="version.publish" className={look.grow}>
      <OfVersion app={app} code={code} />
      <Button tone="main" isWide>
        {isAgain ? words.versions.publishAgain(name) : words.versions.publish(name)}
      </Button>
    </CommandForm>
  )
}

/** Folded, because withdrawing stops downloads at once. */
function Withdraw({ app, code, name }: Given) {
  return (
    <details className={look.grow}>
      <ButtonSummary tone="dangerOutline" isWide>
        {words.versions.withdraw(name)}
      </ButtonSummary>
      <CommandForm command="version.withdraw" className={`${look.col} ${style.withdraw}`}>
        <OfVersion app={app} code={code} />
        <p className={look.quiet}>{words.versions.withdrawMeans}</p>
        <Reason command="version.withdraw" needed />
        <Button tone="danger" isWide icon="undo-2">
          {words.versions.withdrawNow(name)}
        </Button>
      </CommandForm>
    </details>
  )
}
