import { Button } from '../../kit/button.tsx'
import form from '../../kit/form.module.css'
import look from '../../kit/look.module.css'
import { CONSOLE_LOCALES } from '../../words/locales.ts'
import { words } from '../../words/words.ts'
import type { UploadedVersion } from './model.ts'

/** To copy for the package's developer, who can't see this screen. */
export const DeveloperMessage = ({ message }: { message: NonNullable<UploadedVersion['message']> }) => (
  <>
    <p>{words.upload.askDeveloper}</p>
    {CONSOLE_LOCALES.map(locale => (
      <details key={locale} data-copied={words.upload.copied} data-not-copied={words.upload.notCopied}>
        <summary className={look.link}>{words.upload.languages[locale]}</summary>
        <div className={look.col8}>
          <textarea
            className={`${form.area} ${look.small}`}
            rows={9}
            readOnly
            lang={locale}
            aria-label={`${words.upload.copy} (${words.upload.languages[locale]})`}
            defaultValue={message[locale]}
          />
          <div className={`${look.row} ${look.wrap}`}>
            <Button type="button" size="small" data-copy="" data-needs-script="">
              {words.upload.copy}
            </Button>
            <span className={look.note} role="status" data-copy-said="" />
          </div>
        </div>
      </details>
    ))}
  </>
)
