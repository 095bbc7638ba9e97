import { formatSize } from '../../../rules/counts/size.ts'
import { LOCALES } from '../../../rules/text/locales.ts'
import { shared } from '../../../ui/words/words.ts'
import { AppIcon } from '../../kit/app-icon.tsx'
import { Button, ButtonLink } from '../../kit/button.tsx'
import card from '../../kit/card.module.css'
import { Fact, Facts } from '../../kit/facts.tsx'
import { CommandForm, Field, useWritten } from '../../kit/form.tsx'
import look from '../../kit/look.module.css'
import { shortHash } from '../../kit/short-hash.ts'
import { words } from '../../words/words.ts'
import { Findings } from '../versions/findings.tsx'
import { DeveloperMessage } from './developer-message.tsx'
import type { UploadedVersion } from './model.ts'
import { UploadStateBadge } from './state-badge.tsx'
import style from './upload.module.css'

/** What was found in it, what visitors will get, and the button. */
export function NewVersion({ version }: { version: UploadedVersion }) {
  const { facts, findings, files, app, state, sha256, message } = version
  return (
    <section className={card.card} aria-labelledby="h-s">
      <div className={card.head}>
        {app && <AppIcon icon={app.icon} size={24} />}
        <h2 id="h-s">
          {app?.name ?? facts?.packageName ?? words.upload.unreadable} {facts?.versionName}
        </h2>
        <UploadStateBadge state={state} />
      </div>
      <div className={card.stack}>
        <Facts className={look.small}>
          {facts && (
            <Fact name={words.upload.manifest}>
              <span className={`${look.mono} ${look.anywhere}`}>
                {facts.packageName} {facts.versionCode}
              </span>
            </Fact>
          )}
          <Fact name={<>SHA-256</>}>
            <span className={look.mono} title={sha256}>
              {shortHash(sha256)}
            </span>
          </Fact>
        </Facts>
        <Findings findings={findings} />
        {message && <DeveloperMessage message={message} />}
      </div>
      {facts && state === 'needs-you' && (
        <div className={`${card.stack} ${style.ruled}`}>
          <p className={look.quiet}>{words.upload.noApp(facts.packageName)}</p>
          <ButtonLink icon="plus" href={`/apps/new?upload=${version.id}`}>
            {words.upload.addApp}
          </ButtonLink>
        </div>
      )}
      {facts && state === 'published' && (
        <p className={`${card.text} ${style.ruled}`}>{words.upload.isPublished(facts.versionName)}</p>
      )}
      {facts && app && state === 'ready' && (
        <Publish version={version} facts={facts} app={app} files={files} />
      )}
    </section>
  )
}

interface PublishProps {
  version: UploadedVersion
  facts: NonNullable<UploadedVersion['facts']>
  app: NonNullable<UploadedVersion['app']>
  files: UploadedVersion['files']
}

function Publish({ facts, app, files }: PublishProps) {
  const written = useWritten('version.publish')
  return (
    <CommandForm
      command="version.publish"
      className={`${card.stack} ${style.ruled}`}
      after={`/apps/${app.id}/versions?at=${facts.versionCode}`}
    >
      <p className={card.heading}>{words.upload.willGet}</p>
      <Facts>
        <Fact name={words.upload.insteadOf}>
          {app.versionNow ? `${app.versionNow} (${app.codeNow})` : '–'}
        </Fact>
        {files.map(({ abi, size, sha256 }) => (
          <div key={sha256}>
            <dt className={look.mono}>{abi}</dt>
            <dd>{formatSize(size, shared.sizes)}</dd>
          </div>
        ))}
      </Facts>
      <input type="hidden" name="app" value={app.id} />
      <input type="hidden" name="revision" value={app.revision} />
      {files.map(({ sha256 }) => (
        <input key={sha256} type="hidden" name="files" value={sha256} />
      ))}
      {LOCALES.map(locale => (
        <Field
          key={locale}
          name={`texts.${locale}`}
          label={words.upload.whatsNew(locale)}
          lang={locale}
          rows={2}
          value={written(`texts.${locale}`, '')}
        />
      ))}
      <Button tone="main" isWide>
        {words.versions.publish(facts.versionName)}
      </Button>
    </CommandForm>
  )
}
